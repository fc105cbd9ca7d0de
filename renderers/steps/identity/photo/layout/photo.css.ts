import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const view = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xl });

const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  maxHeight: '58dvh',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.sunken,
  isolation: 'isolate',
});
/** The area of the live picture and of the photo; it has the same size before either is there. */
export const stages = styleVariants({
  card: [stage, { aspectRatio: '4 / 3' }],
  face: [stage, { aspectRatio: '5 / 6', '@media': { [wide]: { aspectRatio: '4 / 3' } } }],
});
export const picture = style({ position: 'absolute', inset: 0 });

const outline = style({
  position: 'relative',
  border: `3px solid ${tokens.color.card}`,
  boxShadow: `0 0 0 100vmax ${tokens.color.scrim}`,
  pointerEvents: 'none',
});
/** The outline of an ID-1 card, or of a face. */
export const outlines = styleVariants({
  card: [outline, { width: 'min(88%, 80dvh)', aspectRatio: '1.586', borderRadius: '5% / 8%' }],
  face: [outline, { height: '86%', aspectRatio: '3 / 4', borderRadius: '50%' }],
});

/** The picture and its controls. */
export const live = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.m });
export const controls = style({ display: 'grid', gap: tokens.space.s, justifyItems: 'center' });
/** Reserves the height of a line, so that nothing moves when a text appears. */
export const status = style({
  minHeight: '1.45em',
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  lineHeight: 1.45,
  textAlign: 'center',
});
export const shutter = style({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  padding: 0,
  border: `3px solid ${tokens.color.card}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brand,
  color: tokens.color.onBrand,
  boxShadow: `0 0 0 3px ${tokens.color.brand}`,
  margin: 3,
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.quick}, scale ${tokens.motion.quick}`,
  selectors: {
    '&:hover': { background: tokens.color.brandHover },
    '&:active:not([aria-disabled="true"])': { scale: '0.95' },
    '&:focus-visible': { borderRadius: tokens.radius.round, outlineOffset: '6px' },
    '&[aria-disabled="true"]': {
      background: tokens.color.sunken,
      color: tokens.color.inkSoft,
      boxShadow: `0 0 0 3px ${tokens.color.control}`,
      cursor: 'progress',
    },
  },
});

export const hints = style({ display: 'grid', gap: tokens.space.s });
export const hint = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.s,
  lineHeight: 1.45,
});
globalStyle(`${hint} > svg`, { marginTop: '3px', color: tokens.color.brandText });

export const sheet = style({
  display: 'grid',
  gap: tokens.space.l,
  justifyItems: 'start',
  padding: tokens.space.xl,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.card,
});
export const emblem = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: tokens.radius.control,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
});
export const title = style({ fontSize: tokens.type.heading, lineHeight: 1.3 });
export const soft = style({ color: tokens.color.inkSoft });

export const drop = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'center',
  padding: tokens.space.l,
  border: `1.5px dashed ${tokens.color.control}`,
  borderRadius: tokens.radius.card,
  textAlign: 'center',
  transition: `background-color ${tokens.motion.quick}, border-color ${tokens.motion.quick}`,
});
export const dropOver = style([drop, { borderColor: tokens.color.brandText, background: tokens.color.brandSoft }]);
/** Hidden on phones, where nothing can be dropped. */
export const dropHint = style({
  fontSize: tokens.type.small,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const formats = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft, lineHeight: 1.45 });

export const browsers = style({ display: 'grid', gap: tokens.space.s });
export const browser = style({
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
});
export const browserName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: tokens.size.touch,
  padding: `${tokens.space.s} ${tokens.space.l}`,
  borderRadius: tokens.radius.control,
  fontWeight: tokens.type.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
globalStyle(`${browserName} > svg`, { transition: `rotate ${tokens.motion.quick}` });
globalStyle(`${browser}[open] ${browserName} > svg`, { rotate: '180deg' });
export const browserSteps = style({
  display: 'grid',
  gap: tokens.space.s,
  margin: 0,
  paddingBlock: `0 ${tokens.space.l}`,
  paddingInline: `calc(${tokens.space.l} + 1.4em) ${tokens.space.l}`,
  listStyle: 'decimal',
  lineHeight: 1.45,
});

export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
export const file = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'center',
  maxWidth: '44ch',
  padding: tokens.space.l,
  textAlign: 'center',
});
export const fileName = style({ fontWeight: tokens.type.semibold, overflowWrap: 'anywhere' });
export const sending = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  fontSize: tokens.type.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:not(:empty)': { marginTop: tokens.space.l } },
});
export const sendingBar = style({ display: 'flex', marginTop: tokens.space.s });
export const problem = style({ selectors: { '&:focus': { outline: 'none' } } });
