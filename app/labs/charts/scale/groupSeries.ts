import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';

interface Series {
  readonly biomarker: Pick<LabBiomarker, 'unit'>;
  readonly results: readonly Pick<LabResult, 'value'>[];
}

/** As many times as the values of one series may be those of another: beyond, the smaller one would be a flat line. */
const MOST_TIMES = 5;

const highest = ({ results }: Series): number => Math.max(...results.map(({ value }) => value));

function fit(one: Series, other: Series): boolean {
  if (one.biomarker.unit !== other.biomarker.unit) return false;
  const [low = 0, high = 0] = [highest(one), highest(other)].sort((a, b) => a - b);
  return high <= low * MOST_TIMES;
}

/** Series that share an axis of values: of one unit, and of values that are alike. @param series each with results */
export function groupSeries<S extends Series>(series: readonly S[]): readonly (readonly S[])[] {
  const groups: S[][] = [];
  for (const one of series) {
    const group = groups.find((others) => others.every((other) => fit(one, other)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}
