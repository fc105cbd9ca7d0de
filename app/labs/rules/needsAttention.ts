import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { bandTexts, bands } from './bandTexts.ts';
import { isCounted } from './resultTexts.ts';

/** The band of a marker's result; undefined where it has none that counts. */
export const bandOfMarker = ({ result }: LabMarker) =>
  result && isCounted(result) ? (result.band ?? 'none') : undefined;

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

/** Whether a result is at a critical value. */
export const hasCritical = (markers: readonly LabMarker[]): boolean =>
  markers.some((marker) => {
    const band = bandOfMarker(marker);
    return band !== undefined && bandTexts[band].tone === 'urgent';
  });
