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
