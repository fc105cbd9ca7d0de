import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';

/** How much a value moved, as a share of what it was. */
function shareOf({ result, previous }: LabMarker): number {
  if (!result || !previous || previous.value === 0) return 0;
  return Math.abs(result.value - previous.value) / previous.value;
}

const changesBand = ({ result, previous }: LabMarker): boolean => result?.band !== previous?.band;

/** The markers that were measured before with another value: those that are in another band now first, then what moved most. */
export const changedMarkers = (markers: readonly LabMarker[]): readonly LabMarker[] =>
  markers
    .filter(
      ({ result, previous }) =>
        result !== null &&
        previous !== null &&
        isCounted(result) &&
        isCounted(previous) &&
        (result.value !== previous.value || result.comparator !== previous.comparator),
    )
    .sort((one, other) => Number(changesBand(other)) - Number(changesBand(one)) || shareOf(other) - shareOf(one));
