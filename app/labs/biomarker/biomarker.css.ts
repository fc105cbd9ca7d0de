import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const newest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.s} ${tokens.space.l}`,
});

export const value = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  fontVariantNumeric: 'tabular-nums',
});

/** What is told of a value, one below the other. */
export const explained = style({ display: 'grid', gap: tokens.space.l, margin: 0 });
