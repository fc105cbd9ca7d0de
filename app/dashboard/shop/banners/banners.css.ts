import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { desktop, reducedMotion, wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What stands on a picture: dark on a light one, light on a dark one, whatever the colors of the brand are. */
const ink = { dark: '#17211d', light: '#ffffff' } as const;
const other = { dark: ink.light, light: ink.dark } as const;

/** On a phone the controls stand below the slides; where there is room, below the words of a slide. */
export const carousel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** All slides lie on one another, so that the highest gives all of them its height and nothing moves. */
export const slides = style({
  gridArea: '1 / 1',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  touchAction: 'pan-y',
  userSelect: 'none',
});

const plain = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
const slide = style({ ...plain, gridArea: '1 / 1', display: 'grid' });

const from = (x: string) => keyframes({ from: { opacity: 0, translate: x } });
const still = { '@media': { [reducedMotion]: { animation: 'none' } } } as const;
export const shown = styleVariants({
  forward: [slide, { animation: `${from('40px')} 420ms ${tokens.motion.ease}`, ...still }],
  backward: [slide, { animation: `${from('-40px')} 420ms ${tokens.motion.ease}`, ...still }],
});
/** Neither seen, nor reached by the keyboard, nor read. */
export const hidden = style([slide, { visibility: 'hidden' }]);

/** On a phone the words stand above the picture, on its color; where there is room, on the picture. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  '@media': { [wide]: { gridTemplateRows: 'none' } },
});

export const ground = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const picture = style({
  position: 'relative',
  gridRow: 2,
  width: '100%',
  height: 'auto',
  aspectRatio: '1280 / 480',
  objectFit: 'cover',
  objectPosition: 'right center',
  '@media': { [wide]: { gridArea: '1 / 1', height: '100%', minHeight: '300px' } },
});

export const words = style({
  position: 'relative',
  gridRow: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: tokens.space.m,
  padding: `${tokens.space.xl} ${tokens.space.xl} ${tokens.space.l}`,
  '@media': {
    [wide]: { gridArea: '1 / 1', width: 'min(58%, 30rem)', padding: tokens.space.xxl, paddingBottom: '76px' },
    [desktop]: { paddingInlineStart: tokens.space.huge },
  },
});

const label = style({
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.semibold,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
});
export const labels = styleVariants(ink, (color) => [label, { color }]);

const title = style({
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
export const titles = styleVariants(ink, (color) => [title, { color }]);

const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.touch,
  marginTop: tokens.space.s,
  padding: `${tokens.space.s} ${tokens.space.xl}`,
  borderRadius: tokens.radius.control,
  fontWeight: tokens.type.semibold,
  textDecoration: 'none',
});
export const actions = styleVariants(ink, (color, mode) => [
  action,
  {
    background: color,
    color: other[mode],
    outlineColor: color,
    selectors: { '&:hover': { opacity: 0.88 } },
  },
]);

const controlColor = 'currentColor';
const bar = style({
  gridArea: '2 / 1',
  justifySelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  marginTop: tokens.space.s,
  '@media': {
    [wide]: {
      gridArea: '1 / 1',
      zIndex: 1,
      alignSelf: 'end',
      justifySelf: 'start',
      margin: `0 0 ${tokens.space.l} ${tokens.space.xxl}`,
      padding: tokens.space.xs,
      borderRadius: tokens.radius.round,
    },
    [desktop]: { marginInlineStart: tokens.space.huge },
  },
});
/** On a slide they have a veil of the other shade: what lies under them may be any part of a picture. */
export const controls = styleVariants(
  { dark: 'rgb(255 255 255 / 0.82)', light: 'rgb(23 33 29 / 0.62)' },
  (background, mode) => [bar, { '@media': { [wide]: { background, color: ink[mode] } } }],
);

const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: controlColor, outlineOffset: '-2px' } },
});
export const arrow = style([sign]);
/** Where nothing turns by itself, there is nothing to stop. */
export const pause = style([sign, { '@media': { [reducedMotion]: { display: 'none' } } }]);

export const dots = style({ ...plain, display: 'flex', alignItems: 'center' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '',
      width: 10,
      height: 10,
      boxSizing: 'border-box',
      border: `1.5px solid ${controlColor}`,
      borderRadius: tokens.radius.round,
    },
    '&[aria-current]::before': { background: controlColor },
    '&:focus-visible': { outlineColor: controlColor, outlineOffset: '-2px' },
  },
});

export const fallback = style({
  padding: `${tokens.space.xxl} ${tokens.space.xl}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.brandSoft,
  '@media': { [wide]: { padding: `${tokens.space.huge} ${tokens.space.huge}` } },
});
export const fallbackTitle = style({
  fontSize: tokens.type.display,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  letterSpacing: '-0.02em',
  color: tokens.color.brandText,
});
export const fallbackText = style({
  marginTop: tokens.space.s,
  fontSize: tokens.type.lead,
  color: tokens.color.inkSoft,
});
