import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const item = style({ display: 'grid', gap: tokens.space.l });
export const title = style({ fontSize: tokens.type.heading, lineHeight: 1.3 });
export const help = style({
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
  marginTop: `calc(-1 * ${tokens.space.s})`,
});
export const saved = style({
  display: 'grid',
  gap: tokens.space.xs,
  padding: tokens.space.l,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
});
export const savedLabel = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
export const savedText = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const buttons = style({
  display: 'flex',
  gap: tokens.space.xs,
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
});
