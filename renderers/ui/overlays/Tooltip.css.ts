import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

export const trigger = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  color: tokens.color.inkSoft,
  cursor: 'pointer',
  selectors: { '&:hover': { background: tokens.color.sunken } },
});

/** Above dialogs and panels. */
export const positioner = style({ zIndex: 12 });

const popup = style({
  padding: `${tokens.space.s} ${tokens.space.m}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.ink,
  color: tokens.color.card,
  fontSize: tokens.type.small,
  boxShadow: tokens.shadow.raised,
  overflowWrap: 'anywhere',
  transition: `opacity ${tokens.motion.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const popups = styleVariants({
  narrow: [popup, { maxWidth: 'min(220px, calc(100vw - 32px))' }],
  wide: [popup, { maxWidth: 'min(360px, calc(100vw - 32px))' }],
});
