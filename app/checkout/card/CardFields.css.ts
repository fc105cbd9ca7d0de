import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Around the provider's frame, which draws its own line of fields; ours draws boxes itself and takes no frame. */
export const frame = style({
  minHeight: tokens.size.control,
  padding: tokens.space.l,
  border: `1.5px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.card,
});
export const focus = style({ borderColor: tokens.color.brandText, boxShadow: `0 0 0 3px ${tokens.color.brandLine}` });
export const invalid = style({ borderColor: tokens.color.danger });
