import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  justifySelf: 'start',
  maxWidth: '100%',
  paddingInlineStart: tokens.space.m,
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  fontSize: tokens.type.small,
});

export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.brandLine } },
});
