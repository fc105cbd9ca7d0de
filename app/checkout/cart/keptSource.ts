import type { PatientSource } from '#schemas/patientSource.ts';
import { sourceIn } from './sourceIn.ts';
import { read } from './tabStorage.ts';

/** Where the patient who logged in in this tab comes from, for the first card. */
export function keptSource(): PatientSource {
  const value = read('patient_source');
  return sourceIn((name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined));
}
