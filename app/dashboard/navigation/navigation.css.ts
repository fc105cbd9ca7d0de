import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const links = style({ display: 'grid', gap: tokens.space.xs, listStyle: 'none', padding: 0, margin: 0 });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.m,
  minHeight: tokens.size.touch,
  padding: `0 ${tokens.space.l}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.inkSoft,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: tokens.color.sunken, color: tokens.color.ink },
    '&[aria-current="page"]': { background: tokens.color.brandSoft, color: tokens.color.brandText },
  },
});

/** Its text stands below those of links with an icon. */
export const withoutIcon = style([link, { paddingInlineStart: `calc(${tokens.space.l} + 22px + ${tokens.space.m})` }]);

export const icon = style({ position: 'relative', display: 'grid' });

/** Something is unread behind a link. */
export const dot = style({
  position: 'absolute',
  insetInlineEnd: '-3px',
  top: '-3px',
  width: '11px',
  height: '11px',
  border: `2px solid ${tokens.color.card}`,
  borderRadius: tokens.radius.round,
  background: tokens.color.danger,
});

export const summary = style([
  link,
  {
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
]);

export const chevron = style({
  display: 'grid',
  marginInlineStart: 'auto',
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});

export const under = style([links, { paddingInlineStart: tokens.space.xxl, marginTop: tokens.space.xs }]);

export const who = style({ marginBottom: tokens.space.l });

/** In line with the texts of the links above it. */
export const logout = style({ paddingInlineStart: tokens.space.xs });

export const foot = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: tokens.color.card,
  borderTop: `1px solid ${tokens.color.line}`,
  '@media': { [desktop]: { display: 'none' }, print: { display: 'none' } },
});

export const footLinks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // As wide as their names, so that those stand apart on the narrowest phone, too.
  gridAutoColumns: 'minmax(0, auto)',
  listStyle: 'none',
  maxWidth: '560px',
  padding: 0,
  margin: '0 auto',
});

export const footLink = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  minHeight: '60px',
  color: tokens.color.inkSoft,
  fontSize: tokens.type.tiny,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: tokens.color.ink },
    '&[aria-current="page"]': { color: tokens.color.brandText },
  },
});
