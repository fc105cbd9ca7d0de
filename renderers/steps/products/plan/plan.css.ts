import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const about = style({ display: 'grid', gap: tokens.space.m, minWidth: 0, overflowWrap: 'anywhere' });
export const description = style({ color: tokens.color.inkSoft, lineHeight: 1.5, textWrap: 'pretty' });
