import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#renderers/theme/tokens.css.ts';

/** What is drawn keeps its shape where the patient's own colors hold. */
export const ownColors = '(forced-colors: active)';

/** A mark stands out from lines that run through it. */
const mark = style({
  strokeWidth: 1.5,
  paintOrder: 'stroke',
  '@media': { [ownColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

const colored = (color: string) => style([mark, { color, fill: 'currentColor', stroke: tokens.color.card }]);

export const marks = styleVariants({
  'critical-low': [colored(tokens.color.danger)],
  low: [colored(tokens.color.warning)],
  'in-range': [colored(tokens.color.brandText)],
  optimal: [colored(tokens.color.success)],
  high: [colored(tokens.color.warning)],
  'critical-high': [colored(tokens.color.danger)],
  // So near to the range that nothing is to alarm.
  'just-above': [colored(tokens.color.inkSoft)],
  'just-below': [colored(tokens.color.inkSoft)],
  none: [colored(tokens.color.inkSoft)],
});

/** Only its outline is drawn. */
export const hollow = style({
  fill: tokens.color.card,
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [ownColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const exclamation = style({
  fill: 'none',
  stroke: tokens.color.card,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '@media': { [ownColors]: { stroke: 'Canvas' } },
});
