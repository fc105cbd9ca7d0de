import type { Organization } from '#schemas/wire/organization.ts';

let organization: Organization | undefined;

/** The organization of this host. Set once, before the portal renders. */
export const currentOrganization = {
  get(): Organization {
    if (!organization) throw new Error('the organization is not known yet; set it before the first call');
    return organization;
  },
  /** Whether it is known: the portal may fail before it is. */
  isKnown: () => organization !== undefined,
  set(next: Organization) {
    organization = next;
  },
};
