import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const note = style({
  display: 'grid',
  gap: tokens.space.s,
  maxWidth: '65ch',
  marginTop: tokens.space.xxl,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
});

export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.xl,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
});
