import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { content } from '../parts/Fold.css.ts';

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
  // Rows of a grid run into each other where a sheet ends between them, and what hides its overflow stays on one sheet as a whole.
  '@media': { print: { display: 'block', overflow: 'visible' } },
});

globalStyle(`${markers} > li`, { breakInside: 'avoid' });

/** In a fold, rows reach from edge to edge. */
globalStyle(`${content} > ${markers}`, {
  marginInline: `calc(-1 * ${tokens.space.l})`,
  border: 'none',
  borderRadius: 0,
});
globalStyle(`${content} > ${markers}:first-child`, { marginTop: `calc(-1 * ${tokens.space.m})` });
globalStyle(`${content} > ${markers}:last-child`, { marginBottom: `calc(-1 * ${tokens.space.l})` });

/** A row of a list. */
const inList = style({
  padding: `${tokens.space.s} ${tokens.space.l}`,
  color: tokens.color.ink,
  textDecoration: 'none',
  breakInside: 'avoid',
  selectors: {
    'li + li > &': { borderTop: `1px solid ${tokens.color.line}` },
    'a&:hover': { background: tokens.color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

/** On a phone the bar is below the value; where there is room, a marker is one line of a table. */
export const marker = style([
  inList,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"name value" "placed placed" "range range"',
    alignItems: 'center',
    gap: `2px ${tokens.space.l}`,
    minHeight: tokens.size.touch,
    '@media': {
      [wide]: {
        gridTemplateColumns: 'minmax(0, 1fr) 9rem minmax(0, 1.35fr) 10.5rem',
        gridTemplateAreas: '"name value bar band" "name value range band"',
      },
      print: {
        gridTemplateColumns: '2fr 1.2fr 3fr 1.6fr',
        gridTemplateAreas: '"name value range band"',
        paddingBlock: tokens.space.xs,
        minHeight: 0,
      },
    },
  },
]);

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

/** Band and bar, next to each other where both fit; where there is room for a table, each has its column. */
export const placed = style({
  gridArea: 'placed',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space.l}`,
  '@media': { [wide]: { display: 'contents' }, print: { display: 'contents' } },
});

export const bar = style({
  gridArea: 'bar',
  flex: '0 1 8rem',
  marginInlineStart: 'auto',
  '@media': { [wide]: { marginInlineStart: 0 }, print: { display: 'none' } },
});

/** What a value is compared with: on a phone only where it is explained. */
export const compared = styleVariants({
  always: {},
  roomy: { display: 'none', '@media': { [wide]: { display: 'block' }, print: { display: 'block' } } },
});

export const band = style({
  gridArea: 'placed',
  justifySelf: 'start',
  '@media': { [wide]: { gridArea: 'band', justifySelf: 'end' }, print: { gridArea: 'band' } },
});

export const changed = style({ color: tokens.color.ink, fontWeight: tokens.type.medium });

/** Where there is room, what was and what is stand in columns. */
export const change = style([
  inList,
  {
    display: 'grid',
    gap: `${tokens.space.xs} ${tokens.space.l}`,
    paddingBlock: tokens.space.m,
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)' } },
  },
]);

/** Figures side by side. */
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space.m} ${tokens.space.xl}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const number = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.s,
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  fontVariantNumeric: 'tabular-nums',
});

export const numbers = styleVariants({
  beyond: [number, { color: tokens.color.warning }],
  within: [number, { color: tokens.color.success }],
  unknown: [number, { color: tokens.color.inkSoft }],
});

/** What the patient can do about the result above it. */
export const advice = style({
  display: 'grid',
  gap: tokens.space.xs,
  padding: `0 ${tokens.space.l} ${tokens.space.l}`,
  maxWidth: '65ch',
});
