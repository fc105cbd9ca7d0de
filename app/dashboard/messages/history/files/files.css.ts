import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const files = style({
  display: 'grid',
  justifyItems: 'inherit',
  gap: '3px',
  maxWidth: '100%',
  minWidth: 0,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const file = style({ minWidth: 0, maxWidth: '100%' });

export const thumbnail = style({
  display: 'block',
  maxWidth: 'min(260px, 100%)',
  padding: 0,
  border: 0,
  borderRadius: '18px',
  overflow: 'hidden',
  background: tokens.color.sunken,
  cursor: 'zoom-in',
  ':focus-visible': { borderRadius: '18px' },
});

/** Its attributes say how wide and high it is, so that its room is there before it. */
export const picture = style({
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '320px',
  minWidth: '72px',
  minHeight: '72px',
  objectFit: 'cover',
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  gap: tokens.space.xs,
  width: '200px',
  height: '150px',
  color: tokens.color.inkSoft,
  fontSize: tokens.type.small,
});

export const document = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.m,
  width: 'min(280px, 100%)',
  minHeight: tokens.size.control,
  padding: `${tokens.space.s} ${tokens.space.m}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: '18px',
  background: tokens.color.card,
  color: tokens.color.ink,
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: tokens.color.brandLine } },
  ':focus-visible': { borderRadius: '18px' },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: tokens.radius.small,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
});

export const lines = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 });

export const size = style({ color: tokens.color.inkSoft, fontSize: tokens.type.tiny });

export const large = styleVariants({
  picture: { width: '100%', height: 'auto', maxHeight: '70dvh', objectFit: 'contain', background: tokens.color.sunken },
});
