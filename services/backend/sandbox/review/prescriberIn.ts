import type { Tenant } from '../../modules/organizations/Tenant.ts';

/**
 * Who prescribes for a patient, as patients read it: somebody of the organization who may in the patient's state; null where
 * nobody may.
 *
 * @param state abbreviation
 */
export function prescriberIn(tenant: Tenant | undefined, state: string | null): string | null {
  const found = tenant?.scheduling?.physicians.find(({ states }) => state !== null && states.includes(state));
  return found ? `${found.first_name} ${found.last_name}, ${found.credentials}` : null;
}
