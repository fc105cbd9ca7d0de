import type { LaboratoryRange } from '../../../adapters/laboratory/LaboratoryReport.ts';
import { ageAt } from '../ageAt.ts';
import type { Measured } from './PlacedReport.ts';

/** How closely a range says whom it is for. */
const closeness = ({ sex, from, through }: LaboratoryRange): number =>
  Number(sex !== null) + Number(from !== null || through !== null);

/** The laboratory's range for a patient: of several that fit the closest one; undefined where none fits. */
export function fittingRange(
  ranges: readonly LaboratoryRange[],
  { sex, birthday }: Measured,
  collectedAt: Date,
): LaboratoryRange | undefined {
  const age = ageAt(birthday, collectedAt) ?? Number.NaN;
  return ranges
    .filter(
      (range) =>
        (range.sex === null || range.sex === sex) &&
        (range.from === null || age >= range.from) &&
        (range.through === null || age <= range.through),
    )
    .toSorted((one, other) => closeness(other) - closeness(one) || (other.from ?? 0) - (one.from ?? 0))[0];
}
