import { style } from '@vanilla-extract/css';
import { wide } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const provider = style({
  display: 'grid',
  gap: tokens.space.l,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: tokens.space.xl } },
});

export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  width: '112px',
  height: '112px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontSize: tokens.type.title,
  fontWeight: tokens.type.semibold,
  objectFit: 'cover',
});

export const about = style({ display: 'grid', gap: tokens.space.m, minWidth: 0 });

export const states = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const nothing = style({
  display: 'grid',
  gap: tokens.space.l,
  justifyItems: 'start',
  marginTop: tokens.space.huge,
  color: tokens.color.inkSoft,
});
