import { style, styleVariants } from '@vanilla-extract/css';

const drawn = style({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const icon = styleVariants({
  small: [drawn, { width: 18, height: 18 }],
  medium: [drawn, { width: 22, height: 22 }],
  large: [drawn, { width: 30, height: 30 }],
});
