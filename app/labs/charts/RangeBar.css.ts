import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { ownColors } from './plot/symbols.css.ts';

export const bar = style({
  width: '100%',
  height: '3.9em',
  overflow: 'visible',
  fontSize: tokens.type.tiny,
});

/** The bar of a row in a list, without numbers. */
export const strip = style({ display: 'block', width: '100%', height: '16px', overflow: 'visible' });

const zone = style({
  stroke: tokens.color.control,
  strokeWidth: 1,
  printColorAdjust: 'exact',
  '@media': { [ownColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Outside the range the bar is thin, and dashed where it is critical. */
export const zones = styleVariants({
  'critical-low': [zone, { fill: tokens.color.dangerSoft, stroke: tokens.color.danger, strokeDasharray: '3 2' }],
  low: [zone, { fill: tokens.color.warningSoft, stroke: tokens.color.warning }],
  'in-range': [zone, { fill: tokens.color.brandSoft, stroke: tokens.color.brandText }],
  high: [zone, { fill: tokens.color.warningSoft, stroke: tokens.color.warning }],
  'critical-high': [zone, { fill: tokens.color.dangerSoft, stroke: tokens.color.danger, strokeDasharray: '3 2' }],
});

export const target = style({
  fill: tokens.color.brandLine,
  stroke: tokens.color.brandText,
  strokeWidth: 1,
  printColorAdjust: 'exact',
  '@media': { [ownColors]: { fill: 'GrayText', stroke: 'CanvasText' } },
});

export const bound = style({
  stroke: tokens.color.inkSoft,
  strokeWidth: 1,
  '@media': { [ownColors]: { stroke: 'CanvasText' } },
});

export const number = style({
  fill: tokens.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [ownColors]: { fill: 'CanvasText' } },
});
