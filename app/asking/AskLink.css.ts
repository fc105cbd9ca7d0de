import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const problem = style({
  color: tokens.color.danger,
  fontSize: tokens.type.small,
  fontWeight: tokens.type.medium,
  lineHeight: 1.4,
});
