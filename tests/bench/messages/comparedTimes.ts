import type { Row, RowHead } from '../Row.ts';
import { summarize } from '../summarize.ts';

const text = (samples: readonly number[]) =>
  `${summarize(samples).median.toFixed(1)} ms (${Math.min(...samples).toFixed(1)} to ${Math.max(...samples).toFixed(1)})`;

/** A line of the report about milliseconds: medians, with the least and most. */
export const comparedTimes = (
  head: Omit<RowHead, 'gate'>,
  measured: readonly number[],
  reference: readonly number[],
): Row => ({
  ...head,
  figures: { engine: text(measured), reference: text(reference) },
  ratio: summarize(measured).median / summarize(reference).median,
  gate: false,
});
