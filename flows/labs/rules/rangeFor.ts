import type { BiomarkerFile, BiomarkerRange } from '#schemas/biomarker.ts';

type Ranges = Pick<BiomarkerFile, 'ranges'>;
type Sex = 'female' | 'male' | 'other' | null;

/**
 * The catalogue's range of a marker for a patient; undefined where it has none. A patient whose sex is another one, or
 * not known, has a range only where it is the same for everybody.
 *
 * @param age completed years
 */
export const rangeFor = (
  { ranges }: Pick<BiomarkerFile, 'ranges'>,
  sex: 'female' | 'male' | 'other' | null,
  age: number,
): BiomarkerRange | undefined =>
  ranges.find(
    (range) =>
      (range.sex === 'both' || range.sex === sex) && range.from <= age && age < (range.through ?? Infinity) + 1,
  );

/** The critical bounds beyond which a value is critical for everybody of an age, or of any age where that is not known. */
function criticalForAll({ ranges }: Ranges, age: number): BiomarkerRange | undefined {
  const all = ranges.filter(({ from, through = Infinity }) => Number.isNaN(age) || (from <= age && age < through + 1));
  const bound = (side: 'low' | 'high') => {
    const bounds = all.flatMap(({ critical }) => critical?.[side] ?? []);
    if (bounds.length === 0 || bounds.length < all.length) return {};
    return { [side]: side === 'low' ? Math.min(...bounds) : Math.max(...bounds) };
  };
  const critical = { ...bound('low'), ...bound('high') };
  return Object.keys(critical).length === 0 ? undefined : { sex: 'both', from: 0, reference: 'laboratory', critical };
}

/**
 * The range that a value is judged by: the patient's, or, where there is none because sex or age is not known or another one, what
 * is critical for everybody. An alarm never depends on a profile that is not filled in.
 *
 * @param age completed years; NaN where it is not known
 */
export const judgingRange = (marker: Ranges, sex: Sex, age: number): BiomarkerRange | undefined =>
  rangeFor(marker, sex, age) ?? criticalForAll(marker, age);
