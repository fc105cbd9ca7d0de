import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What the flow lays over the page lies over the panel here. */
export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.xl,
  vars: { [tokens.color.page]: tokens.color.card },
});

/** Its text stands where the texts of the step begin. */
export const other = style({ marginInlineStart: `calc(-1 * ${tokens.space.m})` });
