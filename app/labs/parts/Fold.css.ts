import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Folds that follow each other stay close. */
export const folds = style({ display: 'grid', gap: tokens.space.s });

export const fold = style({
  scrollMarginTop: tokens.space.l,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  overflow: 'clip',
  '@media': { print: { overflow: 'visible', border: 'none', borderRadius: 0 } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.m,
  minHeight: tokens.size.control,
  padding: `${tokens.space.s} ${tokens.space.l}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { background: tokens.color.sunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  // Browsers do not keep a summary and its details together: on paper it asks for the room of a few lines, and gives it back.
  '@media': { print: { paddingInline: 0, paddingBottom: '6rem', marginBottom: '-6rem', breakInside: 'avoid' } },
});
globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });

/** The heading, and beside or below it what the fold holds. */
export const told = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${tokens.space.xs} ${tokens.space.m}`,
  minWidth: 0,
});

export const title = style({ fontWeight: tokens.type.semibold, lineHeight: tokens.type.tight });

export const arrow = style({
  display: 'inline-flex',
  color: tokens.color.inkSoft,
  selectors: { [`${fold}[open] > ${summary} &`]: { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gap: tokens.space.m,
  padding: `${tokens.space.m} ${tokens.space.l} ${tokens.space.l}`,
  borderTop: `1px solid ${tokens.color.line}`,
  // A grid would begin on the next sheet as a whole, and leave its heading behind.
  '@media': { print: { display: 'block', paddingInline: 0 } },
});
