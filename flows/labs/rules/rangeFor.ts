import type { BiomarkerFile, BiomarkerRange } from '#schemas/biomarker.ts';

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
