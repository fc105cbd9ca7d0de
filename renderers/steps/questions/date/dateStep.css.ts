import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { legend } from '#renderers/ui/inputs/field.css.ts';

export const label = style([legend, { padding: 0 }]);
export const field = style({ display: 'grid', gap: tokens.space.m, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const chosen = style({ fontWeight: tokens.type.medium, lineHeight: 1.45 });
