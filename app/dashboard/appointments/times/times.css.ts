import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** As high from the start as a month of six weeks, so that nothing moves when days and times come. */
export const parts = style({
  display: 'grid',
  gap: tokens.space.xl,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '34rem',
  alignContent: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)', minHeight: '26rem' } },
});

/** A day with free times. */
export const free = style({});
globalStyle(`${free}:not([aria-selected="true"]) button`, {
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontWeight: tokens.type.medium,
});
globalStyle(`${free}:not([aria-selected="true"]) button:hover`, { borderColor: tokens.color.brandText });

export const zone = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const day = style({ display: 'grid', gap: tokens.space.m, minWidth: 0, margin: 0, padding: 0, border: 0 });

export const dayName = style({
  padding: 0,
  marginBottom: tokens.space.m,
  fontWeight: tokens.type.semibold,
  fontSize: tokens.type.lead,
});

export const list = style({
  display: 'grid',
  gap: tokens.space.s,
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
});

export const nearby = style({
  display: 'grid',
  gap: tokens.space.s,
  justifyItems: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const time = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.touch,
  padding: `${tokens.space.xs} ${tokens.space.s}`,
  border: `1.5px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  fontWeight: tokens.type.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

/** A time by whether it is chosen. */
export const times = styleVariants({
  free: [time, { ':hover': { background: tokens.color.brandSoft, borderColor: tokens.color.brandText } }],
  chosen: [time, { background: tokens.color.brand, borderColor: tokens.color.brand, color: tokens.color.onBrand }],
});

export const hint = style({ color: tokens.color.inkSoft });

export const nothing = style({ display: 'grid', gap: tokens.space.m, justifyItems: 'start' });

export const confirm = style({ display: 'grid', gap: tokens.space.l, minHeight: '20rem', alignContent: 'start' });

export const heading = style({ fontSize: tokens.type.heading, fontWeight: tokens.type.semibold, outline: 'none' });

export const former = style({ color: tokens.color.inkSoft });

export const note = style({ display: 'grid', gap: tokens.space.m, marginBottom: tokens.space.xl, outline: 'none' });

export const next = style({ marginTop: tokens.space.xl });
