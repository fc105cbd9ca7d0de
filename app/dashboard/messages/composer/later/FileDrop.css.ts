import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What is below it goes on taking what is dropped. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 9,
  display: 'grid',
  placeItems: 'center',
  padding: tokens.space.xl,
  background: tokens.color.scrim,
  pointerEvents: 'none',
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.m,
  width: 'min(100%, 420px)',
  minHeight: 240,
  border: `2px dashed ${tokens.color.brandText}`,
  borderRadius: tokens.radius.card,
  background: tokens.color.card,
  color: tokens.color.brandText,
  fontSize: tokens.type.heading,
  fontWeight: tokens.type.semibold,
});
