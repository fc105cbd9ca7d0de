import type { FhirConcept } from '#schemas/laboratory/bundle.ts';

const LOINC = 'http://loinc.org';

/** Of the order that a laboratory works on, and of its patient: the numbers that the requisition gives. */
export const ORDER_SYSTEM = 'urn:patient-portal:lab-order';
export const PATIENT_SYSTEM = 'urn:patient-portal:patient';

/** Whether the patient had fasted, which laboratories send as a result. */
export const FASTING = '49541-6';

const FASTED = new Set(['LA33-6', 'Y', 'yes']);
const NOT_FASTED = new Set(['LA32-8', 'N', 'no']);

/** The LOINC codes of a concept. */
export const loincOf = ({ coding = [] }: FhirConcept): readonly string[] =>
  coding.flatMap(({ system, code }) => (system === LOINC && code !== undefined ? [code] : []));

/** What a concept is called. */
export const nameOf = ({ text, coding = [] }: FhirConcept): string =>
  text ?? coding.find(({ display }) => display !== undefined)?.display ?? coding[0]?.code ?? 'Without a name';

/** Whether a category with a code is among those of a resource. */
export const isOfCategory = (categories: readonly FhirConcept[], code: string): boolean =>
  categories.some(({ coding = [] }) => coding.some((one) => one.code === code));

/** The answer to the question whether a patient had fasted; null where it is neither yes nor no. */
export function yesOrNo(concept: FhirConcept): boolean | null {
  const codes = (concept.coding ?? []).map(({ code }) => code ?? '');
  if (codes.some((code) => FASTED.has(code))) return true;
  return codes.some((code) => NOT_FASTED.has(code)) ? false : null;
}
