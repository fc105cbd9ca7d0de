import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const missing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.s,
  paddingInlineStart: tokens.space.m,
  borderRadius: tokens.radius.control,
  background: tokens.color.dangerSoft,
  color: tokens.color.danger,
  fontSize: tokens.type.small,
});
