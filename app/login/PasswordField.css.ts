import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const password = style({ display: 'grid', gap: tokens.space.s });
