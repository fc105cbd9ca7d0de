import { createContainer, style } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';
import { ownColors } from './symbols.css.ts';

const chart = createContainer();

/** Whether there is room for a text at each of several results. */
const roomy = `${chart} (min-width: 26rem)`;

/** As wide as its place. Everything in it is placed in percent, so that it is drawn before its width is known. */
export const plot = style({ containerName: chart, containerType: 'inline-size' });

/** The axis of the values, and beside it what is drawn. The room around it is for texts at its ends. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingTop: '0.5em',
  paddingRight: '1.25em',
  paddingBottom: '3.3em',
  fontSize: tokens.type.tiny,
  lineHeight: 1.3,
});

/** Below the unit of the axis. */
const tall = {
  height: '13em',
  marginTop: '2.25em',
  overflow: 'visible',
  '@container': { [roomy]: { height: '16em' } },
} as const;

export const axis = style(tall);

export const area = style([tall, { width: '100%' }]);

export const rows = style({ width: '100%', overflow: 'visible' });

/** Fills its place whatever the place's shape is; only lines are drawn in it. */
export const stretched = style({ overflow: 'visible' });

export const text = style({
  fill: tokens.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [ownColors]: { fill: 'CanvasText' } },
});

export const grid = style({
  stroke: tokens.color.line,
  strokeWidth: 1,
  '@media': { [ownColors]: { stroke: 'GrayText' } },
});

export const range = style({
  fill: tokens.color.brandSoft,
  printColorAdjust: 'exact',
  '@media': { [ownColors]: { fill: 'none' } },
});

export const rangeEdge = style({
  stroke: tokens.color.control,
  strokeWidth: 1,
  '@media': { [ownColors]: { stroke: 'CanvasText' } },
});

export const target = style({
  fill: 'none',
  stroke: tokens.color.success,
  strokeWidth: 1.5,
  strokeDasharray: '6 4',
  '@media': { [ownColors]: { stroke: 'CanvasText' } },
});

export const line = style({
  fill: 'none',
  stroke: tokens.color.brandText,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [ownColors]: { stroke: 'CanvasText' } },
});

/** What a result is, at its place; it stands out from lines behind it. */
export const value = style({
  fill: tokens.color.ink,
  stroke: tokens.color.card,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontWeight: tokens.type.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [ownColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** One of many: there only where there is room. */
export const lesserValue = style([value, { display: 'none', '@container': { [roomy]: { display: 'inline' } } }]);

/** The sign of a value that is beyond what could be measured, and the ring around a corrected one. */
export const sign = style({
  fill: 'none',
  stroke: tokens.color.ink,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [ownColors]: { stroke: 'CanvasText' } },
});

export const ring = style([sign, { strokeWidth: 1.25, strokeDasharray: '2.5 2.5' }]);

/** The square around what a patient has entered. */
export const entered = style([sign, { strokeWidth: 1.5 }]);

export const start = style({
  stroke: tokens.color.inkSoft,
  strokeWidth: 1.25,
  strokeDasharray: '2 4',
  '@media': { [ownColors]: { stroke: 'GrayText' } },
});

export const period = style({
  stroke: tokens.color.inkSoft,
  strokeWidth: 3,
  strokeLinecap: 'butt',
  '@media': { [ownColors]: { stroke: 'CanvasText' } },
});

export const number = style({
  fill: tokens.color.card,
  fontSize: '0.75rem',
  fontWeight: tokens.type.semibold,
  '@media': { [ownColors]: { fill: 'Canvas' } },
});

export const numberGround = style({
  fill: tokens.color.inkSoft,
  '@media': { [ownColors]: { fill: 'CanvasText' } },
});
