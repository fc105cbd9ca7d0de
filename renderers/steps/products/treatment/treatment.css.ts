import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const product = style({ display: 'grid', gap: tokens.space.l, minWidth: 0 });
export const about = style({ display: 'grid', gap: tokens.space.xs });
export const instructions = style({
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  fontSize: tokens.type.small,
  lineHeight: 1.5,
});

export const badge = style({
  justifySelf: 'start',
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});
