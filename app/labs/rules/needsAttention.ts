import type { LabMarker, LabOther } from '#schemas/wire/labs/labReport.ts';
import { bandTexts, bands } from './bandTexts.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';

/** The band of a marker's result; undefined where it has none that counts. */
const bandOfMarker = ({ result }: LabMarker) => (result && isCounted(result) ? (result.band ?? 'none') : undefined);

const placeOf = (marker: LabMarker): number => {
  const band = bandOfMarker(marker);
  return band === undefined ? bands.length : bands.indexOf(band);
};

/** The markers whose results are beyond their range, those that are far beyond first. */
export const needsAttention = (markers: readonly LabMarker[]): readonly LabMarker[] =>
  markers
    .filter((marker) => {
      const band = bandOfMarker(marker);
      return band !== undefined && ['urgent', 'beyond'].includes(bandTexts[band].tone);
    })
    .sort((one, other) => placeOf(one) - placeOf(other));

/** The markers whose results are in range. */
export const withinRange = (markers: readonly LabMarker[]): readonly LabMarker[] =>
  markers.filter((marker) => bandTexts[bandOfMarker(marker) ?? 'none'].tone === 'within');

/**
 * The results as they were sent that the laboratory calls abnormal; they come with the gravest first. Of a repeated one the newer
 * value counts.
 */
export const othersToLookAt = (others: readonly LabOther[]): readonly LabOther[] =>
  others.filter(
    ({ band, why }) => band !== null && why !== 'repeated' && ['urgent', 'beyond'].includes(bandTexts[band].tone),
  );

/** Whether a result is at a critical value, by its range or by the word of the laboratory. */
export const hasCritical = (markers: readonly LabMarker[], others: readonly LabOther[] = []): boolean =>
  othersToLookAt(others).some(({ band }) => band !== null && bandTexts[band].tone === 'urgent') ||
  markers.some((marker) => {
    const band = bandOfMarker(marker);
    return band !== undefined && bandTexts[band].tone === 'urgent';
  });

/** Counts the results that are not rated: with any of them, no page says that nothing is outside its range. */
export const countUnrated = (markers: readonly LabMarker[], others: readonly LabOther[]): number =>
  markers.filter((marker) => bandOfMarker(marker) === 'none').length +
  others.filter(({ band, why }) => band === null && why !== 'withdrawn').length;

/** Counts the results that are rated: a report without any has nothing that could be in its range. */
export const countRated = (markers: readonly LabMarker[], others: readonly LabOther[]): number =>
  markers.filter((marker) => !['none', undefined].includes(bandOfMarker(marker))).length +
  others.filter(({ band, why }) => band !== null && why !== 'withdrawn').length;

/** The first and the last day on which the results of reports were drawn, YYYY-MM-DD as the laboratory wrote them; one where it is the same. */
export function drawDays(
  { markers, others }: Pick<LabAnalysis, 'markers' | 'others'>,
  newest: string,
): readonly [string, ...string[]] {
  const days = [
    newest,
    ...markers.flatMap(({ result }) => result?.collected_at ?? []),
    ...others.map((one) => one.collected_at),
  ]
    .map((at) => at.slice(0, 10))
    .sort();
  const [first = newest, last = first] = [days[0], days.at(-1)];
  return first === last ? [first] : [first, last];
}
