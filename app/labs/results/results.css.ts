import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { row } from '../parts/labs.css.ts';

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.s,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const markers = style({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  margin: 0,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  overflow: 'hidden',
});

/** On a phone the range stands below the value; where there is room, a marker is one line of a table. */
export const marker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name value" "range range" "band band"',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  minHeight: tokens.size.touch,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  color: tokens.color.ink,
  textDecoration: 'none',
  breakInside: 'avoid',
  selectors: {
    'li + li > &': { borderTop: `1px solid ${tokens.color.line}` },
    'a&:hover': { background: tokens.color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 9rem minmax(0, 1.35fr) 10.5rem',
      gridTemplateAreas: '"name value range band"',
    },
    print: {
      gridTemplateColumns: '2fr 1.2fr 3fr 1.6fr',
      gridTemplateAreas: '"name value range band"',
      paddingBlock: tokens.space.xs,
      minHeight: 0,
    },
  },
});

export const markerName = style({
  gridArea: 'name',
  fontWeight: tokens.type.medium,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

export const value = style({
  gridArea: 'value',
  justifySelf: 'end',
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const range = style({
  gridArea: 'range',
  display: 'grid',
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
  lineHeight: 1.4,
});

export const band = style({
  gridArea: 'band',
  justifySelf: 'start',
  '@media': { [wide]: { justifySelf: 'end' } },
});

export const changed = style({ color: tokens.color.ink, fontWeight: tokens.type.medium });

export const categoryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
});

export const categoryLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minHeight: tokens.size.touch,
  color: tokens.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const category = style({ display: 'grid', gap: tokens.space.xs, marginTop: tokens.space.l });

/** Where there is room, what was and what is stand in columns. */
export const change = style([
  row,
  {
    '@media': {
      [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' },
    },
  },
]);

/** Names that lead on, beside each other. */
export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const nameLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
  '@media': { print: { minHeight: 0 } },
});
