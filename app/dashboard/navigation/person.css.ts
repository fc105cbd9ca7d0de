import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.m,
});

export const avatar = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: tokens.radius.round,
  background: tokens.color.brandSoft,
  color: tokens.color.brandText,
  fontWeight: tokens.type.semibold,
});

export const lines = style({ minWidth: 0 });

export const name = style({ fontWeight: tokens.type.medium });

export const email = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
