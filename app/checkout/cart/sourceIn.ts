import { sourceCode, type PatientSource } from '#schemas/patientSource.ts';

const CODE = new RegExp(sourceCode.pattern);

const isCode = (value: unknown): value is string => typeof value === 'string' && CODE.test(value);

/** Where a patient comes from, of what is found under the names of a link; what is no code is left out. */
export function sourceIn(found: (name: keyof PatientSource) => unknown): PatientSource {
  const [referral, affiliate] = [found('referral'), found('affiliate')];
  return { ...(isCode(referral) && { referral }), ...(isCode(affiliate) && { affiliate }) };
}
