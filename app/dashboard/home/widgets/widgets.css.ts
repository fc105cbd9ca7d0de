import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const grid = style({
  display: 'grid',
  gap: tokens.space.l,
  margin: 0,
  marginTop: tokens.space.huge,
  padding: 0,
  listStyle: 'none',
  '@media': { [desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space.xl } },
});

/** All cells of a row are as high as the highest. */
export const cell = style({ display: 'grid', minWidth: 0 });

export const row = style([cell, { '@media': { [desktop]: { gridColumn: '1 / -1' } } }]);

export const widget = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: tokens.space.m,
  height: '100%',
});

export const title = style({ fontSize: tokens.type.lead, fontWeight: tokens.type.semibold });

export const text = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const name = style({ fontWeight: tokens.type.medium });

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space.s });

export const list = style({
  display: 'grid',
  gap: tokens.space.m,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const video = style({
  width: '100%',
  aspectRatio: '16 / 9',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.color.sunken,
});
