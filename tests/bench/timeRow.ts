import type { Pair } from './interleave.ts';
import type { Row, RowHead } from './Row.ts';
import type { Summary } from './summarize.ts';

const amount = (microseconds: number) =>
  microseconds >= 1000 ? `${(microseconds / 1000).toFixed(2)} ms` : `${microseconds.toFixed(2)} us`;

const text = ({ median, p99 }: Summary) => `${amount(median)} (p99 ${amount(p99)})`;

/** A line of the report about time: the ratio is that of the medians, or of the 99th percentiles. */
export const timeRow = (head: RowHead, { engine, reference }: Pair<Summary>, by: 'median' | 'p99' = 'median'): Row => ({
  ...head,
  figures: { engine: text(engine), reference: text(reference) },
  ratio: engine[by] / reference[by],
});
