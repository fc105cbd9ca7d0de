import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const panel = style({ display: 'grid', gap: tokens.space.l, alignContent: 'start' });

export const count = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small, overflowWrap: 'anywhere' });

export const list = style({ display: 'grid', gap: tokens.space.s, listStyle: 'none', margin: 0, padding: 0 });

export const result = style({
  display: 'grid',
  gap: tokens.space.xs,
  width: '100%',
  padding: `${tokens.space.m} ${tokens.space.l}`,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.sunken } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${tokens.space.m}`,
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
});

export const author = style({ color: tokens.color.ink, fontWeight: tokens.type.semibold });

export const excerpt = style({ fontSize: tokens.type.small, lineHeight: 1.45, overflowWrap: 'anywhere' });

export const found = style({
  borderRadius: tokens.radius.small,
  background: tokens.color.accentSoft,
  color: tokens.color.ink,
  fontWeight: tokens.type.semibold,
});
