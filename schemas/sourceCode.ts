import type { PatientSource } from './patientSource.ts';

/** The form of what a link says of where its patient comes from: a code, so that no free text is kept. */
export const SOURCE_CODE = '^[A-Za-z0-9._~-]{1,100}$';

const CODE = new RegExp(SOURCE_CODE);

const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/** Where a patient comes from, of what is found under the names of a link; what is no code is left out. */
export function sourceIn(found: (name: keyof PatientSource) => unknown): PatientSource {
  const [referral, affiliate] = [found('referral'), found('affiliate')];
  return { ...(isCode(referral) && { referral }), ...(isCode(affiliate) && { affiliate }) };
}
