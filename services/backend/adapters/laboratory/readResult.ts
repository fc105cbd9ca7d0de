import type { FhirObservation, FhirQuantity, FhirRange } from '#schemas/laboratory/bundle.ts';
import type { Placed } from './bundleResources.ts';
import { isOfCategory, loincOf, nameOf } from './codes.ts';
import type { BundleFault, LaboratoryNumber, LaboratoryResult } from './LaboratoryReport.ts';

const UCUM = 'http://unitsofmeasure.org';

/** The unit of a quantity: its code of UCUM, or what is written for people where it has no code. */
function unitOf({ system, code, unit }: FhirQuantity): string | null {
  if (code !== undefined && (system === UCUM || system === undefined)) return code;
  return unit ?? null;
}

function numberOf(quantity: FhirQuantity | undefined): LaboratoryNumber | null {
  if (quantity?.value === undefined) return null;
  return { value: quantity.value, unit: unitOf(quantity) };
}

/** The range that is usual for the patient, and none of treatment or of others. */
const isNormal = ({ type }: FhirRange): boolean =>
  type?.coding === undefined || type.coding.some(({ code }) => code === 'normal');

/** A moment of FHIR; a day alone is its noon in UTC, which is the same day wherever in the USA blood is drawn. */
export function momentOf(text: string): Date {
  return new Date(text.includes('T') ? text : `${text}T12:00:00Z`);
}

/** The moment of a resource's field; undefined where there is none, and a fault where it is no day of the calendar. */
export function checkedMoment(place: string, text: string | undefined, faults: BundleFault[]): Date | undefined {
  if (text === undefined) return undefined;
  const moment = momentOf(text);
  const year = moment.getUTCFullYear();
  if (year >= 1970 && year < 2200) return moment;
  faults.push({ place, what: `is '${text}', which is no moment from 1970 on` });
  return undefined;
}

const textOf = ({ valueString, valueCodeableConcept, valueBoolean, valueInteger }: FhirObservation): string | null =>
  valueString ??
  (valueCodeableConcept && nameOf(valueCodeableConcept)) ??
  (valueBoolean ?? valueInteger)?.toString() ??
  null;

/** What a result is called among those of its report: by the laboratory, or by what it measures. */
const identifierOf = ({ identifier = [], code }: FhirObservation): string => {
  const [first] = identifier;
  return first ? `${first.system ?? ''}|${first.value}` : `code|${loincOf(code)[0] ?? nameOf(code)}`;
};

/** Reads a result of a report, whose moments stand in where it has none of its own. */
export function readResult(
  { place, resource }: Placed<FhirObservation>,
  report: { readonly collectedAt: Date; readonly issuedAt: Date },
  faults: BundleFault[],
): LaboratoryResult {
  const { status, category, code, valueQuantity, referenceRange = [] } = resource;
  if (!isOfCategory(category, 'laboratory'))
    faults.push({ place: `${place}/category`, what: 'must name the category laboratory, as US Core says' });
  const collected = checkedMoment(
    `${place}/effective`,
    resource.effectiveDateTime ?? resource.effectivePeriod?.start,
    faults,
  );
  const issued = checkedMoment(`${place}/issued`, resource.issued, faults);
  const range = referenceRange.find(isNormal);
  const unit = valueQuantity ? unitOf(valueQuantity) : null;
  // A range without a unit is in that of the value.
  const bound = (quantity: FhirQuantity | undefined) => {
    const number = numberOf(quantity);
    return number && { ...number, unit: number.unit ?? unit };
  };
  return {
    identifier: identifierOf(resource),
    status,
    codes: loincOf(code),
    name: nameOf(code),
    value: numberOf(valueQuantity),
    comparator: valueQuantity?.comparator ?? null,
    text: textOf(resource),
    low: bound(range?.low),
    high: bound(range?.high),
    collectedAt: collected ?? report.collectedAt,
    issuedAt: issued ?? report.issuedAt,
  };
}
