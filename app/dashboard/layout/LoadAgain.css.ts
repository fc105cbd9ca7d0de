import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '6rem',
  border: `1px dashed ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
});
