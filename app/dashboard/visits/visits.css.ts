import { style } from '@vanilla-extract/css';
import { desktop, wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** A heading above cards. */
export const group = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: tokens.space.s });

/** Side by side where there is room for them, one below the other elsewhere. */
export const cards = style({
  display: 'grid',
  gap: tokens.space.l,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** What can be started: the cards of a row are as high as the highest, and their parts stand in line. */
export const offers = style({
  display: 'grid',
  gap: tokens.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const cell = style({ display: 'grid', minWidth: 0 });

/** On a phone the picture stands beside the name, so that the list stays short; elsewhere above it. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  gap: tokens.space.m,
  height: '100%',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto auto 1fr auto' } },
});

/** As wide as the card. */
export const across = style({ gridColumn: '1 / -1' });

const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: tokens.radius.control,
  '@media': { [wide]: { aspectRatio: '4 / 3' } },
});

export const image = style([picture, { objectFit: 'cover', background: tokens.color.sunken }]);

/** In the place of a picture. */
export const noImage = style([
  picture,
  { display: 'grid', placeItems: 'center', background: tokens.color.brandSoft, color: tokens.color.brandText },
]);

export const head = style({ display: 'grid', alignContent: 'center', gap: tokens.space.xs, justifyItems: 'start' });

export const recommended = style({
  padding: `${tokens.space.xs} ${tokens.space.m}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
});

export const facts = style({ fontSize: tokens.type.small, fontWeight: tokens.type.medium });
