import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const testimonial = style({
  margin: 0,
  paddingLeft: tokens.space.l,
  borderLeft: `3px solid ${tokens.color.accent}`,
});

export const quote = style({ margin: 0, lineHeight: tokens.type.relaxed });

export const name = style({ marginTop: tokens.space.xs, fontSize: tokens.type.small, color: tokens.color.inkSoft });
