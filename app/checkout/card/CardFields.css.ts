import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/**
 * The frame around the provider's single-line card field; the sandbox's form draws its own boxes and needs no frame.
 */
export const frame = style({
  minHeight: tokens.size.control,
  padding: tokens.space.l,
  border: `1.5px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
});
export const focus = style({ borderColor: tokens.color.brandText, boxShadow: `0 0 0 3px ${tokens.color.brandLine}` });
export const invalid = style({ borderColor: tokens.color.danger });
