import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
  lineHeight: 1.4,
});
export const main = style([
  line,
  { fontSize: tokens.type.body, fontWeight: tokens.type.semibold, color: tokens.color.ink },
]);
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
