import type { Units } from '@lhncbc/ucum-lhc';
import { bandOf } from '#flows/labs/rules/bandOf.ts';
import { rangeFor } from '#flows/labs/rules/rangeFor.ts';
import type { AsideReason } from '../../../kernel/database/tables/labReports.ts';
import type { LaboratoryNumber, LaboratoryResult } from '../../../adapters/laboratory/LaboratoryReport.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { ageAt } from '../ageAt.ts';
import { boundsOf } from '../boundsOf.ts';
import { inCatalogueUnit } from './inCatalogueUnit.ts';
import type { Measured, PlacedResult } from './PlacedReport.ts';
import { hiddenBy } from './shownStatuses.ts';

const converted = (units: Units, number: LaboratoryNumber | null, marker: CatalogueBiomarker): number | null =>
  number === null || number.unit === null ? null : inCatalogueUnit(units, number.value, number.unit, marker);

/** What is known of results before they come. */
interface Known {
  readonly units: Units;
  /** The markers by LOINC code. */
  readonly byCode: ReadonlyMap<string, CatalogueBiomarker>;
}

/** A band far outside, of which the care team hears at once. */
const isCriticalBand = (band: ReturnType<typeof bandOf>): boolean => band?.startsWith('critical') ?? false;

function sentOf({ name, value, text, low, high }: LaboratoryResult): PlacedResult['sent'] {
  return {
    name,
    value: value?.value ?? null,
    text,
    unit: value?.unit ?? null,
    low: low?.value ?? null,
    high: high?.value ?? null,
  };
}

/**
 * A result in the unit of the marker that it measures. What measures no marker of the catalogue, is no number from 0, or
 * cannot be converted is kept aside as it was sent.
 */
export function placeResult(result: LaboratoryResult, { units, byCode }: Known, patient: Measured): PlacedResult {
  const { identifier, status, codes, comparator, collectedAt, issuedAt } = result;
  const marker = codes.map((code) => byCode.get(code)).find((known) => known !== undefined);
  const kept = {
    identifier,
    status,
    comparator,
    collectedAt,
    issuedAt,
    code: codes[0] ?? null,
    sent: sentOf(result),
  };
  const aside = (reason: AsideReason): PlacedResult => ({
    ...kept,
    biomarker: null,
    aside: reason,
    value: null,
    low: null,
    high: null,
    isCritical: false,
  });
  const hidden = hiddenBy(status);
  if (hidden) return aside(hidden);
  if (!marker) return aside('unknown-code');
  if (result.value === null || result.value.value < 0) return aside('no-number');
  const value = converted(units, result.value, marker);
  if (value === null) return aside('wrong-unit');
  const [low, high] = [converted(units, result.low, marker), converted(units, result.high, marker)];
  const catalogue = rangeFor(marker, patient.sex, ageAt(patient.birthday, collectedAt) ?? Number.NaN);
  const band = bandOf(value, comparator, {
    laboratory: boundsOf(low, high),
    catalogue,
    decimals: marker.decimals,
  });
  return { ...kept, biomarker: marker.slug, aside: null, value, low, high, isCritical: isCriticalBand(band) };
}
