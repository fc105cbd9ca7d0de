import type { Organization } from '#schemas/wire/organization.ts';
import { drawnFor } from './drawnFor.ts';

let organization: Organization | undefined;

/** The organization of this host. Set once, before the portal renders. */
export const currentOrganization = {
  get(): Organization {
    const current = drawnFor.get()?.organization ?? organization;
    if (!current) throw new Error('the organization is not known yet; set it before the first call');
    return current;
  },
  /** Whether it is known: the portal may fail before it is. */
  isKnown: () => organization !== undefined,
  set(next: Organization) {
    organization = next;
  },
};
