import type { PatientSource } from '#schemas/patientSource.ts';
import { sourceIn } from '#schemas/sourceCode.ts';
import { read, write } from './tabStorage.ts';

/** Where the patient who logged in in this tab comes from: an account that exists already learns it with the first card. */
export const keptSource = {
  set: (source: PatientSource) => write('patient_source', source),
  get(): PatientSource {
    const value = read('patient_source');
    return sourceIn((name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined));
  },
};
