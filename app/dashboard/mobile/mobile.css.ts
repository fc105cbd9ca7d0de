import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What the flow lays over the page lies over the panel here. */
export const panel = style({
  display: 'grid',
  gap: tokens.space.xl,
  vars: { [tokens.color.page]: tokens.color.card },
});

export const warning = style({ borderRadius: tokens.radius.control });

/** Its text stands where the texts of the step begin. */
export const other = style({ marginInlineStart: `calc(-1 * ${tokens.space.m})` });

export const verified = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xs} ${tokens.space.s}`,
  minHeight: tokens.size.touch,
});
globalStyle(`${verified} svg`, { color: tokens.color.success });
export const label = style({ fontWeight: tokens.type.medium, color: tokens.color.success });
