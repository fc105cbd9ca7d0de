import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const facts = style({ display: 'grid', gap: tokens.space.l, margin: 0 });
globalStyle(`${facts} dt`, { fontSize: tokens.type.small, color: tokens.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0, lineHeight: 1.5 });
export const number = style({ fontVariantNumeric: 'tabular-nums', fontWeight: tokens.type.semibold });
