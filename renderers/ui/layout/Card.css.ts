import { style } from '@vanilla-extract/css';
import { narrow, wide } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const card = style({
  padding: tokens.space.xl,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
  '@media': { [wide]: { padding: tokens.space.xxl }, [narrow]: { padding: tokens.space.l } },
});
