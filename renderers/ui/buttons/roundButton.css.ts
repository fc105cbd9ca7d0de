import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.css.ts';

/** A round button with a sign alone. */
export const roundButton = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.round,
  background: 'none',
  color: tokens.color.inkSoft,
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.quick}`,
  selectors: { '&:hover': { background: tokens.color.sunken, color: tokens.color.ink } },
});
