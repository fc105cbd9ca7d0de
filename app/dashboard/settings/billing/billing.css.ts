import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const accepted = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const brand = style({
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.small,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});
