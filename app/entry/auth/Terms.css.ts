import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const terms = style({ display: 'grid', gap: tokens.space.s });

export const agree = style({
  display: 'flex',
  gap: tokens.space.m,
  alignItems: 'start',
  minHeight: tokens.size.touch,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  width: '22px',
  height: '22px',
  margin: '1px 0 0',
  accentColor: tokens.color.brand,
});

/** Aligns the texts of the buttons with the text of the sentence. */
export const policies = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * ${tokens.space.m})`,
});
