import type { User } from '#schemas/wire/user.ts';
import { lifestyleSet } from './lifestyleDefinition.ts';
import { lifestyleToday } from './lifestyleToday.ts';
import { medicalFields } from './medicalFields.ts';
import type { StoredUser } from './StoredUser.ts';

/** The medical profile as the wire has it: what is asked today, and the lifestyle. */
export function medicalProfileOf(user: StoredUser): User['medical_profile'] {
  const { lifestyle, ...stored } = user.medical_profile;
  const asked = Object.fromEntries(Object.entries(stored).filter(([name]) => medicalFields.has(name)));
  return lifestyle ? { ...asked, lifestyle: lifestyleToday(lifestyleSet, user) } : asked;
}
