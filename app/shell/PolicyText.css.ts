import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const heading = style({ fontSize: tokens.type.heading, fontWeight: tokens.type.semibold });

export const updated = style({ fontSize: tokens.type.small, color: tokens.color.inkSoft });
