import { sourceCode, type PatientSource } from '#schemas/patientSource.ts';
import { read, write } from './tabStorage.ts';

const CODE = new RegExp(sourceCode.pattern);

const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/** Where a patient comes from, of what is found under the names of a link; what is no code is left out. */
export function sourceIn(found: (name: keyof PatientSource) => unknown): PatientSource {
  const [referral, affiliate] = [found('referral'), found('affiliate')];
  return { ...(isCode(referral) && { referral }), ...(isCode(affiliate) && { affiliate }) };
}

/** Where the patient who logged in in this tab comes from: an account that exists already learns it with the first card. */
export const keptSource = {
  set: (source: PatientSource) => write('patient_source', source),
  get(): PatientSource {
    const value = read('patient_source');
    return sourceIn((name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined));
  },
};
