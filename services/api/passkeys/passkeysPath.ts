import { currentOrganization } from '../client/currentOrganization.ts';

/** The path of a patient's passkeys. */
export const passkeysPath = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}/passkeys` as const;
