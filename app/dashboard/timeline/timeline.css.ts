import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const purchases = style({ display: 'grid', gap: tokens.space.xl, marginTop: tokens.space.huge });

export const purchase = style({ display: 'grid', gap: tokens.space.xl });

export const head = style({ display: 'grid', gap: tokens.space.xs });

export const name = style({
  fontSize: tokens.type.lead,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  overflowWrap: 'anywhere',
});

/** Aligned with the texts of the card. */
export const ask = style({ marginInline: `calc(-1 * ${tokens.space.m})` });

export const recent = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.huge });

export const more = style({ display: 'grid', justifyItems: 'center' });

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.l,
  marginTop: tokens.space.huge,
});
