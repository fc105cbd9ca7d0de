import type { Policy, PolicySection } from '#schemas/wire/policy.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** One of the texts that the organization asks its patients to accept. */
export const readPolicy = (section: PolicySection): Promise<Policy> =>
  http.get(`organization/${currentOrganization.get()._id}/policy/${section}`).json();
