import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: tokens.space.xs, minWidth: 0 });
export const warning = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.s,
  alignItems: 'start',
  color: tokens.color.warning,
  fontSize: tokens.type.small,
  lineHeight: 1.45,
});
