import { style, styleVariants } from '@vanilla-extract/css';
import { desktop, wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

const card = style({
  display: 'grid',
  gap: tokens.space.l,
  padding: tokens.space.xl,
  border: `1.5px solid ${tokens.color.brandLine}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.raised,
  '@media': { [wide]: { gap: tokens.space.xl, padding: tokens.space.xxl } },
});

export const cards = styleVariants({
  plain: [card],
  attention: [card, { borderColor: tokens.color.danger }],
  calm: [card, { borderColor: tokens.color.line, boxShadow: tokens.shadow.card }],
});

/** With a picture at the end, where there is room. */
export const pictured = style([
  card,
  { '@media': { [desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 220px', alignItems: 'center' } } },
]);

export const body = style({
  display: 'grid',
  gap: tokens.space.l,
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.space.xl } },
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: tokens.radius.round,
});

export const discs = styleVariants({
  plain: [disc, { background: tokens.color.brandSoft, color: tokens.color.brandText }],
  attention: [disc, { background: tokens.color.dangerSoft, color: tokens.color.danger }],
  calm: [disc, { background: tokens.color.successSoft, color: tokens.color.success }],
});

export const texts = style({ display: 'grid', gap: tokens.space.s, minWidth: 0 });

const eyebrow = style({ fontSize: tokens.type.small, fontWeight: tokens.type.semibold });

export const eyebrows = styleVariants({
  plain: [eyebrow, { color: tokens.color.brandText }],
  attention: [eyebrow, { color: tokens.color.danger }],
  calm: [eyebrow, { color: tokens.color.inkSoft }],
});

export const title = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
});

export const text = style({ color: tokens.color.inkSoft, overflowWrap: 'anywhere' });

export const offer = style({ fontWeight: tokens.type.medium });

export const action = style({
  display: 'grid',
  marginTop: tokens.space.s,
  '@media': { [wide]: { justifySelf: 'start' } },
});

export const image = style({
  display: 'none',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
  '@media': { [desktop]: { display: 'block' } },
});

export const later = style({ display: 'grid', gap: tokens.space.s, marginTop: tokens.space.l });

export const laterTitle = style({ fontSize: tokens.type.body, fontWeight: tokens.type.semibold });

export const rows = style({ display: 'grid', gap: tokens.space.s, listStyle: 'none', padding: 0, margin: 0 });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.l}`,
  padding: `${tokens.space.m} ${tokens.space.l}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  '@media': { [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const rowTitle = style({ fontWeight: tokens.type.semibold });

export const rowText = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small, overflowWrap: 'anywhere' });

/** Below its texts on a phone. */
export const rowAction = style({
  gridColumn: 2,
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${tokens.space.m})`,
  '@media': { [wide]: { gridColumn: 3, justifySelf: 'end', marginInlineStart: 0 } },
});
