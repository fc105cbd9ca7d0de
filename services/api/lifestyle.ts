import { queryOptions } from '@tanstack/react-query';
import type { Lifestyle, LifestyleUpdate } from '#schemas/wire/lifestyle.ts';
import { http } from './client/http.ts';

/** The lifestyle questions, with the patient's answers. */
export const lifestyleQuery = (userId: string) =>
  queryOptions({
    queryKey: ['users', userId, 'lifestyle'],
    queryFn: (): Promise<Lifestyle> => http.get(`v2/users/${userId}/lifestyle`).json(),
  });

/**
 * Saves lifestyle answers, based on the account revision that the patient saw. Fails with InvalidAnswer (fields are
 * slugs) or RevisionConflict (`current` is the lifestyle). Repeating a call with the same idempotency key has no second
 * effect.
 */
export const saveLifestyle = (userId: string, update: LifestyleUpdate, key: string): Promise<Lifestyle> =>
  http.patch(`v2/users/${userId}`, { json: update, headers: { 'idempotency-key': key } }).json();
