import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  minHeight: tokens.size.touch,
});

/** Beside each other, where there is room. */
export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${tokens.space.m}`,
});

export const title = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const zone = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });
