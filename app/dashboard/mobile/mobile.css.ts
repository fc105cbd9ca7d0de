import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** Layers of the flow use the page color; inside the panel that is the color of a card. */
export const panel = style({
  display: 'grid',
  gap: tokens.space.xl,
  vars: { [tokens.color.page]: tokens.color.card },
});

export const warning = style({ borderRadius: tokens.radius.control });

/** Aligned with the texts of the step. */
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
