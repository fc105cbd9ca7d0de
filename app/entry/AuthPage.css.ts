import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const title = style({ fontSize: tokens.type.title, fontWeight: tokens.type.semibold, letterSpacing: '-0.01em' });
