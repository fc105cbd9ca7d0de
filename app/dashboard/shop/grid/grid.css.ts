import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { CARD_HEIGHT } from './card.css.ts';

export const results = style({ display: 'grid', gap: tokens.space.l, minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.l,
  minHeight: tokens.size.control,
});
export const count = style({
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
  outline: 'none',
  scrollMarginTop: tokens.space.l,
});

export const products = style({
  display: 'grid',
  gap: tokens.space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const cell = style({ display: 'grid', minWidth: 0 });
export const old = style([products, { opacity: 0.6 }]);

/** As high as a card. */
export const waiting = style({ display: 'grid', gridTemplateRows: CARD_HEIGHT });

export const nothing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.l,
  paddingBlock: tokens.space.xl,
  color: tokens.color.inkSoft,
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: tokens.space.xs,
  margin: `${tokens.space.l} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const page = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: { '&:hover': { background: tokens.color.brandSoft } },
});
export const openPage = style([
  page,
  {
    background: tokens.color.brand,
    color: tokens.color.onBrand,
    fontWeight: tokens.type.semibold,
    selectors: { '&:hover': { background: tokens.color.brand } },
  },
]);
