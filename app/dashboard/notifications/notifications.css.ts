import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space.l,
});

export const list = style({ display: 'grid', gap: tokens.space.s, listStyle: 'none', padding: 0, margin: 0 });

export const notification = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.space.l,
    minHeight: tokens.size.touch,
    padding: tokens.space.l,
    border: `1px solid ${tokens.color.line}`,
    borderRadius: tokens.radius.card,
    color: tokens.color.ink,
    textDecoration: 'none',
    selectors: { '&:hover': { borderColor: tokens.color.brandLine } },
  },
  variants: {
    read: { true: { background: 'transparent' }, false: { background: tokens.color.card } },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
});

export const text = style({ display: 'grid', gap: tokens.space.xs, minWidth: 0 });

export const message = recipe({
  base: { overflowWrap: 'anywhere', textWrap: 'pretty' },
  variants: { read: { true: { color: tokens.color.inkSoft }, false: { fontWeight: tokens.type.medium } } },
});

export const time = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });

export const dot = style({
  width: '10px',
  height: '10px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brand,
});

export const more = style({ display: 'grid', justifyItems: 'center', marginTop: tokens.space.xl });

export const again = style({ display: 'grid', justifyItems: 'start', marginTop: tokens.space.huge });

export const empty = style({
  display: 'grid',
  gap: tokens.space.s,
  marginTop: tokens.space.huge,
  color: tokens.color.inkSoft,
});
