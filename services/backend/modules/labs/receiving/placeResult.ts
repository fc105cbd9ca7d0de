import type { Units } from '@lhncbc/ucum-lhc';
import { numbersMeant } from '../../../adapters/laboratory/readNumber.ts';
import { gravityOf, judgedBand } from '#flows/labs/rules/judgedBand.ts';
import { judgingRange } from '#flows/labs/rules/rangeFor.ts';
import type { AsideReason } from '../../../kernel/database/tables/labReports.ts';
import type {
  LaboratoryNumber,
  LaboratoryRange,
  LaboratoryResult,
} from '../../../adapters/laboratory/LaboratoryReport.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import { ageAt } from '../ageAt.ts';
import { boundsOf } from '../boundsOf.ts';
import { fittingRange } from './fittingRange.ts';
import { inCatalogueUnit } from './inCatalogueUnit.ts';
import type { Measured, PlacedResult } from './PlacedReport.ts';
import { isWithdrawn } from './shownStatuses.ts';
import { usualUnit } from './usualUnit.ts';

/** A number in the unit of a marker. A code of UCUM means what it says; a unit in words is read as people write it. */
export function converted(units: Units, number: LaboratoryNumber | null, marker: CatalogueBiomarker): number | null {
  if (number === null || number.unit === null) return null;
  const { value, unit, isCoded } = number;
  const usual = usualUnit(unit) ?? unit;
  for (const one of isCoded ? [unit, usual] : [usual, unit]) {
    const found = inCatalogueUnit(units, value, one, marker);
    if (found !== null) return found;
  }
  return null;
}

/** A number that may be one of a marker: one without a unit is taken for one in the marker's own. */
export const supposed = (units: Units, number: LaboratoryNumber | null, marker: CatalogueBiomarker): number | null =>
  number?.unit === null ? number.value : converted(units, number, marker);

/** What is known of results before they come. */
interface Known {
  readonly units: Units;
  /** The markers by LOINC code. */
  readonly byCode: ReadonlyMap<string, CatalogueBiomarker>;
  /** The marker that a name says, where no code does. */
  readonly named: (name: string, codes: readonly string[]) => CatalogueBiomarker | undefined;
}

/** Enough for every laboratory: the last value inside "<5" is written as 5 again. */
const DIGITS = 8;
const written = (number: LaboratoryNumber | null | undefined): number | null =>
  number ? Number(number.value.toPrecision(DIGITS)) : null;

function sentOf(
  { name, value, text, ranges, flag, flagText, note, specimen }: LaboratoryResult,
  range: LaboratoryRange | undefined,
): PlacedResult['sent'] {
  return {
    name,
    value: value?.value ?? null,
    text,
    unit: value?.unit ?? null,
    low: written(range?.low),
    high: written(range?.high),
    ...(range && range.text !== null && { range: range.text }),
    ...(!range && ranges.length > 0 && { unfit: true }),
    ...(flag !== null && { flag }),
    ...(flagText !== null && { flagText }),
    ...(note !== null && { note }),
    ...(specimen !== null && { specimen }),
  };
}

/** Whether a value can be: one beyond these bounds was mistyped, or is in another unit. */
export function isPlausible(
  value: number,
  comparator: LaboratoryResult['comparator'],
  { plausible }: CatalogueBiomarker,
): boolean {
  const [isBelow, isAbove] = [comparator?.startsWith('<') === true, comparator?.startsWith('>') === true];
  return (isBelow || value >= plausible.low) && (isAbove || value <= plausible.high);
}

/** Whether a value of a marker, in its unit, is critical for a patient by our ranges. */
export function isCriticalFor(
  { sex, birthday }: Measured,
  marker: CatalogueBiomarker,
  { value, comparator, at }: { readonly value: number; readonly at: Date } & Pick<LaboratoryResult, 'comparator'>,
): boolean {
  if (!isPlausible(value, comparator, marker)) return false;
  const catalogue = judgingRange(marker, sex, ageAt(birthday, at) ?? Number.NaN);
  return (
    gravityOf(judgedBand(value, comparator, { catalogue, decimals: marker.decimals, flag: null, unfit: true })) === 3
  );
}

/** What a glucose meter shows for a value off its scale. */
const OFF_SCALE = /^\s*(hi|lo)\s*$/i;

/**
 * Whether a result that has no place would be critical if it were what its name says, or in the unit that its marker has, or either
 * end of the span that it gives: it is shown as it was sent, and somebody is called.
 */
function isSuspected(
  result: LaboratoryResult,
  marker: CatalogueBiomarker | undefined,
  { units, named }: Known,
  patient: Measured,
): boolean {
  const meant = marker ?? named([result.name, result.specimen].filter(Boolean).join(', '), result.codes);
  if (!meant) return false;
  const { comparator, collectedAt: at, text } = result;
  if (meant.name === 'Glucose' && text !== null && OFF_SCALE.test(text)) return true;
  return (result.value ? [result.value] : numbersMeant(text ?? '')).some((number) => {
    const value = supposed(units, number, meant);
    return value !== null && isCriticalFor(patient, meant, { value, comparator, at });
  });
}

/**
 * A result in the unit of the marker that it measures. What measures no marker of the catalogue, is no number from 0, cannot be
 * converted or cannot be true is shown as it was sent; the laboratory's own judgement counts all the same.
 */
export function placeResult(result: LaboratoryResult, known: Known, patient: Measured): PlacedResult {
  const { units, byCode } = known;
  const { identifier, status, codes, comparator, collectedAt, collectedAs, issuedAt, flag, ranges } = result;
  const code = codes.find((one) => byCode.has(one)) ?? codes[0] ?? null;
  const marker = code === null ? undefined : byCode.get(code);
  const range = fittingRange(ranges, patient, collectedAt);
  const sent = sentOf(result, range);
  const kept = { identifier, status, comparator, collectedAt, collectedAs, issuedAt, code, sent };
  const aside = (reason: AsideReason): PlacedResult => ({
    ...kept,
    biomarker: null,
    aside: reason,
    value: null,
    low: null,
    high: null,
    isCritical: reason !== 'withdrawn' && (gravityOf(flag) === 3 || isSuspected(result, marker, known, patient)),
  });
  if (isWithdrawn(status)) return aside('withdrawn');
  if (!marker) return aside('unknown-code');
  if (result.value === null || result.value.value < 0) return aside('no-number');
  const value = converted(units, result.value, marker);
  if (value === null) return aside('wrong-unit');
  if (!isPlausible(value, comparator, marker)) return aside('implausible');
  const [low, high] = [converted(units, range?.low ?? null, marker), converted(units, range?.high ?? null, marker)];
  const band = judgedBand(value, comparator, {
    laboratory: boundsOf(low, high),
    catalogue: judgingRange(marker, patient.sex, ageAt(patient.birthday, collectedAt) ?? Number.NaN),
    decimals: marker.decimals,
    unfit: sent.unfit === true,
    flag,
  });
  return { ...kept, biomarker: marker.slug, aside: null, value, low, high, isCritical: gravityOf(band) === 3 };
}
