import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import type { TimeScale } from './timeScale.ts';

type Reference = NonNullable<LabResult['reference']>;

/** A range, and from where to where it held, in percent from the left. */
export interface RangeStep {
  readonly from: number;
  readonly to: number;
  readonly reference: Reference;
}

const isSame = (one: Reference | null, other: Reference | null): boolean =>
  one?.low === other?.low && one?.high === other?.high && one?.source === other?.source;

/**
 * The ranges that results were compared with: laboratories and ages change them. Each holds until half-way to the first result
 * with another one; where results had none, there is none.
 *
 * @param results oldest first
 */
export function rangeSteps(results: readonly LabResult[], { at }: Pick<TimeScale, 'at'>): readonly RangeStep[] {
  const steps: { from: number; to: number; reference: Reference | null }[] = [];
  for (const { collected_at: moment, reference } of results) {
    const last = steps.at(-1);
    if (last && isSame(last.reference, reference)) {
      last.to = at(moment);
      continue;
    }
    const middle = last ? (last.to + at(moment)) / 2 : 0;
    if (last) last.to = middle;
    steps.push({ from: middle, to: at(moment), reference });
  }
  const last = steps.at(-1);
  if (last) last.to = 100;
  return steps.flatMap(({ from, to, reference }) => (reference ? [{ from, to, reference }] : []));
}
