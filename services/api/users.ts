import { queryOptions } from '@tanstack/react-query';
import type { User, UserUpdate } from '#schemas/wire/user.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** The patient's own account, not from the cache. */
export const readUser = (userId: string): Promise<User> =>
  http.get(`users/${currentOrganization.get()._id}/user/${userId}/patient`).json();

/** The patient's own account. */
export const userQuery = (userId: string) =>
  queryOptions({ queryKey: ['users', userId], queryFn: () => readUser(userId) });

/**
 * Changes the account, based on the revision that the patient saw. Fails with InvalidAnswer (fields) or
 * RevisionConflict (`current` is the user).
 */
export const updateUser = (userId: string, update: UserUpdate, key: string): Promise<User> =>
  http
    .put(`users/${currentOrganization.get()._id}/${userId}`, { json: update, headers: { 'idempotency-key': key } })
    .json();

/** Requests a mail with a link that verifies the address of the account. Fails with TooManyRequests or NetworkError. */
export async function requestEmailVerification(userId: string): Promise<void> {
  await http.post(`v2/users/${currentOrganization.get()._id}/${userId}/email-verification-request`);
}
