import type { UserUpdate } from '#schemas/wire/user.ts';
import { demoPatients } from '#services/backend/demo/patients/demoPatients.ts';
import { answerQuestions, beginVisit } from './answeredVisit.ts';
import type { Caller } from './beginSession.ts';
import { sendPhotos } from './sendPhotos.ts';
import { signUpByCall } from './signUpByCall.ts';

export type DemoName = 'ava' | 'ben' | 'chloe' | 'dora' | 'eli' | 'fern' | 'gus' | 'hana';

/** A good card, as the sandbox's form hands it over. */
const CARD = 'tok_visa_4242_122031_3fa9c1d2';

/**
 * Signs up a patient of a test's own at the portal at `url`, whose name, account, card, verification and open visits are
 * those of a demo patient; nothing was bought.
 *
 * @param name before the @ of the demo patient's address
 */
export async function patientLike(url: string, name: DemoName): Promise<Caller> {
  const demo = demoPatients.find(({ email }) => email.startsWith(`${name}@`));
  if (!demo) throw new Error(`there is no demo patient '${name}'`);
  const { firstName, lastName, medicalProfile, shippingInfo, verified, ...profile } = demo.profile;
  const { sex, height, weight, birthday, state } = profile;
  // JSON leaves out what a demo patient has not filled in.
  const account: UserUpdate = JSON.parse(
    JSON.stringify({
      first_name: firstName,
      last_name: lastName,
      sex,
      height,
      weight,
      birthday,
      state,
      medical_profile: medicalProfile,
      shipping_info: shippingInfo,
    }),
  );
  const patient = await signUpByCall(url, account);
  const { call, organization, userId } = patient;
  if (demo.card) await call('POST', `/users/${organization}/${userId}/billing/profile/create`, { token: CARD });
  if (demo.images) await sendPhotos(url, patient);
  if (verified) await call('POST', '/sandbox/simulate/approve-identity', { userId });
  for (const { template, answers, submitted } of demo.visits ?? [])
    if (!submitted) await answerQuestions(patient, await beginVisit(patient, template), answers);
  return patient;
}
