import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const notice = style({ marginBottom: tokens.space.xl });
