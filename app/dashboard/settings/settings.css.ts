import { style } from '@vanilla-extract/css';
import { desktop } from '#renderers/theme/media.ts';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Shown on a desktop alone, and on a phone alone: the server draws both, as it does not know the screen. */
export const onDesktop = style({ display: 'none', '@media': { [desktop]: { display: 'block' } } });

export const onPhone = style({ '@media': { [desktop]: { display: 'none' } } });

export const tabs = style({
  display: 'flex',
  gap: tokens.space.xs,
  marginTop: tokens.space.xl,
  padding: `0 0 ${tokens.space.xs}`,
  borderBottom: `1px solid ${tokens.color.line}`,
  listStyle: 'none',
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
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

export const back = style({ marginTop: tokens.space.l });

export const sections = style({ display: 'grid', gap: tokens.space.l, marginTop: tokens.space.xl });

export const menu = style({ margin: 0, padding: 0, listStyle: 'none' });

export const menuItem = style({
  selectors: { '& + &': { borderTop: `1px solid ${tokens.color.line}` } },
});

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '56px',
  color: tokens.color.ink,
  fontWeight: tokens.type.medium,
  textDecoration: 'none',
});

/** Forms are no wider than what is read at one glance. */
export const body = style({ display: 'grid', gap: tokens.space.l, maxWidth: '560px' });

/** Takes the focus where one thing takes the turn of another. */
export const place = style({ display: 'grid', gap: tokens.space.l, selectors: { '&:focus': { outline: 'none' } } });
