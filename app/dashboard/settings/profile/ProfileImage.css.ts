import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const current = style({ display: 'flex', alignItems: 'center', gap: tokens.space.l });
