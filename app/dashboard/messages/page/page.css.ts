import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  minHeight: tokens.size.touch,
  paddingBottom: tokens.space.s,
});

export const title = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const zone = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });
