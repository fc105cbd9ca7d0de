import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const question = style({
  display: 'grid',
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: '1px solid currentColor',
  borderRadius: tokens.radius.control,
  background: tokens.color.warningSoft,
  color: tokens.color.warning,
});
export const text = style({ color: tokens.color.ink, fontWeight: tokens.type.semibold, lineHeight: 1.45 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.m });
