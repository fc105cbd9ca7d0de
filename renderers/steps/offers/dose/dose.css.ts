import { style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

export const field = style({ display: 'grid', gap: tokens.space.m, minWidth: 0 });

export const syringe = style({ width: '100%', maxWidth: 460, height: 'auto' });
export const pieces = style({ maxWidth: '100%', height: 'auto' });

export const glass = style({ fill: 'none', stroke: tokens.color.ink, strokeWidth: 1.5 });
export const paper = style({ fill: tokens.color.card });
export const liquid = style({ fill: tokens.color.brandLine });
export const stopper = style({ fill: tokens.color.ink });
export const plunger = style({ fill: 'none', stroke: tokens.color.ink, strokeWidth: 2 });
export const mark = style({ stroke: tokens.color.ink, strokeWidth: 1 });
export const lens = style({ fill: 'none', stroke: tokens.color.line, strokeWidth: 1 });
export const numeral = style({ fill: tokens.color.ink, fontSize: 11, fontVariantNumeric: 'tabular-nums' });
