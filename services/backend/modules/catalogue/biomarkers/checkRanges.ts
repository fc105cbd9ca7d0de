import type { BiomarkerFile, BiomarkerRange } from '#schemas/biomarker.ts';
import type { Refuse } from './Refuse.ts';

const LABORATORY = "laboratory's own";

/** The numbers of a range from the lowest band to the highest, with their places; those left out are not there. */
function numbersOf({ reference, target, critical }: BiomarkerRange) {
  const own = typeof reference === 'object' ? reference : undefined;
  const all = [
    ['critical/low', critical?.low],
    ['reference/low', own?.low],
    ['target/low', target?.low],
    ['target/high', target?.high],
    ['reference/high', own?.high],
    ['critical/high', critical?.high],
  ] as const;
  return all.flatMap(([place, value]) => (value === undefined ? [] : [{ place, value }]));
}

/** Whether two numbers must differ: a critical bound is never one of the reference or the target. */
const mustDiffer = (one: string, other: string): boolean => one.startsWith('critical') || other.startsWith('critical');

function checkOrder(range: BiomarkerRange, at: number, decimals: number, refuse: Refuse): void {
  const numbers = numbersOf(range);
  for (const [index, { place, value }] of numbers.entries()) {
    if (Number(value.toFixed(decimals)) !== value)
      refuse(
        `/ranges/${at}/${place}`,
        `is ${value}, which has more digits after the point than decimals says (${decimals}): a value could look equal and be outside; round it`,
      );
    const before = numbers[index - 1];
    if (!before || before.value < value || (before.value === value && !mustDiffer(before.place, place))) continue;
    const relation = mustDiffer(before.place, place) ? 'above' : 'at or above';
    refuse(
      `/ranges/${at}/${place}`,
      `is ${value}, but must be ${relation} ${before.place} (${before.value}): one value would be in two bands; correct one of them`,
    );
  }
}

/** Every age from the first one on has one range, of each sex. */
function checkAges(ranges: readonly BiomarkerRange[], refuse: Refuse): void {
  for (const sex of ['female', 'male'] as const) {
    const own = [...ranges.entries()]
      .filter(([, range]) => range.sex === sex || range.sex === 'both')
      .map(([at, { from, through }]) => ({ at, from, through: through ?? Infinity }))
      .sort((one, other) => one.from - other.from);
    if (own.length === 0) {
      refuse('/ranges', `has none for ${sex} patients: they would see no band; add one, or make one for both`);
      continue;
    }
    for (const [index, { at, from, through }] of own.entries()) {
      if (through < from)
        refuse(`/ranges/${at}/through`, `must not be below from (${from}): nobody would have this range`);
      const next = own[index + 1];
      if (next && next.from <= through)
        refuse(
          `/ranges/${next.at}/from`,
          `is ${next.from}, which is in /ranges/${at} too, for ${sex} patients: one value would have two bands; end that one before`,
        );
      if (next ? next.from > through + 1 : through !== Infinity)
        refuse(
          `/ranges/${at}/through`,
          `is ${through}, and no range for ${sex} patients follows at once: they would see no band; ${next ? `make it ${next.from - 1}` : 'leave it out'}`,
        );
    }
  }
}

/** Whether any range has numbers of a kind. */
const has = (ranges: readonly BiomarkerRange[], kind: 'target' | 'critical') => ranges.some((range) => range[kind]);

/** Numbers of a kind name their source, and there is no source without them. */
function checkSources({ ranges, sources }: BiomarkerFile, refuse: Refuse): void {
  for (const kind of ['target', 'critical'] as const) {
    if (has(ranges, kind) && sources[kind] === undefined)
      refuse(`/sources/${kind}`, `is missing: patients are told where a ${kind} comes from; name the guideline`);
    if (!has(ranges, kind) && sources[kind] !== undefined)
      refuse(`/sources/${kind}`, `names a source, but no range has a ${kind}: leave it out, or add the numbers`);
  }
  const none = ranges.every(({ reference }) => typeof reference === 'string');
  if (none !== (sources.reference === LABORATORY))
    refuse(
      '/sources/reference',
      none
        ? `must be "${LABORATORY}": no range has a reference; or add the numbers`
        : `is "${LABORATORY}", but a range has numbers: name where they come from`,
    );
}

/** What a patient may enter holds everything that the ranges name. */
function checkPlausible({ plausible: { low, high }, ranges }: BiomarkerFile, refuse: Refuse): void {
  if (high <= low)
    return refuse('/plausible/high', `is ${high}, but must be above low (${low}): nothing could be entered`);
  for (const [at, range] of ranges.entries())
    for (const { place, value } of numbersOf(range))
      if (value < low || value > high)
        refuse(
          `/ranges/${at}/${place}`,
          `is ${value}, which is not within plausible (${low} to ${high}): a patient could not enter it; correct one of them`,
        );
}

/** Finds numbers out of order, ages without a range or with two, and numbers without a source. */
export function checkRanges(marker: BiomarkerFile, refuse: Refuse): void {
  for (const [at, range] of marker.ranges.entries()) checkOrder(range, at, marker.decimals, refuse);
  checkAges(marker.ranges, refuse);
  checkPlausible(marker, refuse);
  checkSources(marker, refuse);
}
