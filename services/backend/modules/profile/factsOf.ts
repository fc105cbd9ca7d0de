import type { Facts } from '#engine/definition/facts.ts';
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
import { namedClasses } from '#flows/medicines/rules/namedClasses.ts';
import { medicalFields } from './medicalFields.ts';
import type { VisitPatient } from './VisitPatient.ts';

const isFact = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * What definitions may read of a patient: `patient.<field>`, `patient.medical_profile.<field>` and
 * `patient.shipping_info.<field>`. An entry of the medical profile that no question saves any more is not known here,
 * as it is not on the patient's device: both walk the same way. The classes of the medicines that it names are derived.
 */
export function factsOf(patient: VisitPatient): Facts {
  const facts: { [ref: string]: Facts[string] } = {};
  for (const [name, value] of Object.entries(patient))
    if (typeof value !== 'object' || value === null) facts[`patient.${name}`] = value;
  for (const [name, value] of Object.entries(patient.medical_profile ?? {}))
    if (medicalFields.has(name) && isFact(value)) facts[`patient.medical_profile.${name}`] = value;
  for (const [name, value] of Object.entries(patient.shipping_info ?? {}))
    facts[`patient.shipping_info.${name}`] = value;
  const classes = namedClasses(facts);
  return classes ? { ...facts, ...classFacts(classes) } : facts;
}
