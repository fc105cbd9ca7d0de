import type { Facts } from '#engine/facts.ts';
import type { User } from '#schemas/wire/user.ts';

/** What definitions may read of a patient: `patient.<field>` and `patient.medical_profile.<field>`. */
export function factsOf({ medical_profile, ...user }: User): Facts {
  const facts: { [ref: string]: Facts[string] } = {};
  for (const [name, value] of Object.entries(user)) facts[`patient.${name}`] = value;
  for (const [name, value] of Object.entries(medical_profile ?? {})) facts[`patient.medical_profile.${name}`] = value;
  return facts;
}
