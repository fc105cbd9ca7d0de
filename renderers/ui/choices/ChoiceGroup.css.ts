import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const group = style({ display: 'grid', gap: tokens.space.m });
export const cards = styleVariants({
  stack: { display: 'grid', gap: tokens.space.m },
  pair: { display: 'grid', gap: tokens.space.m, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const choice = style({ display: 'grid', gap: tokens.space.m });
export const details = style({
  paddingInlineStart: tokens.space.l,
  borderInlineStart: `3px solid ${tokens.color.brandLine}`,
  marginInlineStart: tokens.space.xs,
});
