import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.m });

export const trends = style([chart, { gap: tokens.space.xl }]);

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xs });

/** What is in a plot, above it. */
export const names = style({ display: 'grid', gap: tokens.space.xs, fontSize: tokens.type.small, lineHeight: 1.4 });

export const name = style({ color: tokens.color.ink, fontWeight: tokens.type.semibold });

export const note = style({ color: tokens.color.inkSoft, fontSize: tokens.type.small });
