import type { Facts } from '#engine/definition/facts.ts';
import type { User, UserUpdate } from '#schemas/wire/user.ts';

const PATIENT = 'patient.';
const MEDICAL = 'patient.medical_profile.';
const SHIPPING = 'patient.shipping_info.';

const isFact = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The state of the photos for identity verification: refused or outdated photos do not count as complete. */
function identityImages({ image, verificationStatus }: User): 'none' | 'some' | 'refused' | 'complete' {
  if (image.id === null && image.profile === null) return 'none';
  if (image.id === null || image.profile === null) return 'some';
  return verificationStatus === 'rejected' || verificationStatus === 'outdated' ? 'refused' : 'complete';
}

/**
 * The facts about a patient: the account as `patient.…`, including medical profile and postal address, and the photos.
 */
export function patientFacts(user: User): Facts {
  const facts: { [ref: string]: Facts[string] } = { 'identity.images': identityImages(user) };
  for (const [name, value] of Object.entries(user)) if (isFact(value)) facts[PATIENT + name] = value;
  for (const [name, value] of Object.entries(user.medical_profile)) if (isFact(value)) facts[MEDICAL + name] = value;
  for (const [name, value] of Object.entries(user.shipping_info ?? {})) facts[SHIPPING + name] = value;
  return facts;
}

/** The account update for these facts. The backend checks every field and refuses unknown ones. */
export function patientUpdate(facts: Facts): UserUpdate {
  const update: { [name: string]: unknown } = {};
  const medical: { [name: string]: unknown } = {};
  const shipping: { [name: string]: unknown } = {};
  for (const [ref, value] of Object.entries(facts)) {
    if (ref.startsWith(MEDICAL)) medical[ref.slice(MEDICAL.length)] = value ?? null;
    else if (ref.startsWith(SHIPPING)) shipping[ref.slice(SHIPPING.length)] = value ?? null;
    else if (ref.startsWith(PATIENT)) update[ref.slice(PATIENT.length)] = value ?? null;
  }
  return {
    ...update,
    ...(Object.keys(medical).length > 0 && { medical_profile: medical }),
    ...(Object.keys(shipping).length > 0 && { shipping_info: shipping }),
  };
}
