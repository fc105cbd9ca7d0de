import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const place = style({ marginBottom: tokens.space.xl });

export const values = style({ margin: 0, paddingInlineStart: tokens.space.l, fontWeight: tokens.type.semibold });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.m });
