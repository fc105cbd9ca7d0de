import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const account = style({
  position: 'relative',
  paddingTop: tokens.space.l,
  borderTop: `1px solid ${tokens.color.line}`,
});

export const summary = style({
  padding: tokens.space.s,
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: tokens.color.sunken } },
});

export const menu = style({
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  display: 'grid',
  gap: tokens.space.xs,
  padding: tokens.space.s,
  border: `1px solid ${tokens.color.line}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  boxShadow: tokens.shadow.floating,
});
