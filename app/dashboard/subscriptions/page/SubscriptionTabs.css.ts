import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Aligns the text of the link with those above it. */
export const medications = style({ marginInline: `calc(-1 * ${tokens.space.m})` });
globalStyle(`${medications} > a`, { textAlign: 'start' });

export const tabs = style({ display: 'grid', gap: tokens.space.xl });

export const list = style({
  display: 'flex',
  gap: tokens.space.xs,
  marginInline: `calc(-1 * ${tokens.space.xs})`,
  padding: tokens.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${tokens.color.line}`,
});

export const tab = style({
  flexShrink: 0,
  minHeight: tokens.size.touch,
  padding: `${tokens.space.s} ${tokens.space.m}`,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'none',
  color: tokens.color.inkSoft,
  fontWeight: tokens.type.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.color.sunken, color: tokens.color.ink },
    '&[aria-selected="true"]': { background: tokens.color.brandSoft, color: tokens.color.brandText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const panel = style({
  outlineOffset: '4px',
  borderRadius: tokens.radius.small,
});

export const cards = style({ display: 'grid', gap: tokens.space.l, listStyle: 'none', padding: 0, margin: 0 });

export const nothing = style({ color: tokens.color.inkSoft, paddingBlock: tokens.space.xl });
