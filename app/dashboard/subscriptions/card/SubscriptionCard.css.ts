import { style, styleVariants } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const card = style({ display: 'grid', gap: tokens.space.l, alignContent: 'start' });

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space.l,
});

const square = { width: '72px', height: '72px', borderRadius: tokens.radius.control } as const;

export const image = style({ ...square, objectFit: 'cover', background: tokens.color.sunken });

export const noImage = style({
  ...square,
  display: 'grid',
  placeItems: 'center',
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
});

export const head = style({ display: 'grid', gap: tokens.space.s, justifyItems: 'start', minWidth: 0 });

export const name = style({ fontSize: tokens.type.lead, fontWeight: tokens.type.semibold });

const label = style({
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  lineHeight: 1.35,
});
export const labels = styleVariants({
  good: [label, { background: tokens.color.successSoft, color: tokens.color.success }],
  attention: [label, { background: tokens.color.warningSoft, color: tokens.color.warning }],
  resting: [label, { background: tokens.color.sunken, color: tokens.color.inkSoft }],
});

export const note = style({ color: tokens.color.inkSoft, overflowWrap: 'anywhere' });

export const plan = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  fontSize: tokens.type.small,
  color: tokens.color.inkSoft,
});

export const price = style({ fontSize: tokens.type.body, fontWeight: tokens.type.semibold, color: tokens.color.ink });
/** Begins a line of its own. */
export const dose = style({ flexBasis: '100%', color: tokens.color.ink });

export const notPrinted = style({ '@media': { print: { display: 'none' } } });

export const actions = style({
  display: 'grid',
  gap: tokens.space.s,
  '@media': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
});

/** Aligned with the texts of the card. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.s,
  marginInline: `calc(-1 * ${tokens.space.m})`,
});
