import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const age = style({
  fontSize: tokens.type.display,
  fontWeight: tokens.type.semibold,
  lineHeight: tokens.type.tight,
  fontVariantNumeric: 'tabular-nums',
});
