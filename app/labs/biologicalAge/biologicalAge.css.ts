import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const ages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space.m} ${tokens.space.xxl}`,
  margin: 0,
});

export const age = style({
  margin: 0,
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const moved = style({ display: 'grid', gap: tokens.space.s, margin: 0, maxWidth: '32rem' });

/** What moved the age, and by how much. */
export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: tokens.space.l,
});

export const years = style({
  margin: 0,
  fontWeight: tokens.type.medium,
  fontVariantNumeric: 'tabular-nums',
});
