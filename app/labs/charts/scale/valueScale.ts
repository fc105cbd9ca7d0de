import { nice, ticks } from 'd3-array';
import { percent } from './percent.ts';

/** The room above the highest value and below the lowest, as a share of what lies between them. */
const ROOM = 0.12;
const COUNT = 4;

/** Where values stand on the axis of a chart, in percent from its top. */
export interface ValueScale {
  /** A value beyond the axis stands at its end; so does an infinite one. */
  readonly at: (value: number) => number;
  /** The values that the axis names, with their texts. */
  readonly ticks: readonly { readonly value: number; readonly text: string }[];
}

/**
 * The axis that shows all of some values, with round ends. It begins at 0 at the lowest where no value is negative.
 *
 * @param values at least one, all of them finite
 */
export function valueScale(values: readonly number[]): ValueScale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Of values that are all equal, the axis shows a tenth on each side.
  const room = high > low ? (high - low) * ROOM : Math.abs(high) / 10 || 1;
  const [bottom, top] = nice(low < 0 ? low - room : Math.max(low - room, 0), high + room, COUNT);
  const named = ticks(bottom, top, COUNT);
  const digits = Math.max(...named.map((value) => String(value).split('.')[1]?.length ?? 0));
  return {
    at: (value) => percent(Math.min(Math.max((top - value) / (top - bottom), 0), 1)),
    ticks: named.map((value) => ({ value, text: value.toFixed(digits) })),
  };
}
