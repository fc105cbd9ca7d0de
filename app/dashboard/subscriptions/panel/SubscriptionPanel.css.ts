import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Layers of the flow must be above the panel. */
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xl,
  vars: { [tokens.color.page]: tokens.color.card },
});

/** Aligned with the texts of the step. */
export const other = style({ marginInlineStart: `calc(-1 * ${tokens.space.m})` });
