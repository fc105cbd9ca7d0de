import { queryOptions } from '@tanstack/react-query';
import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}/data-copy` as const;

/** How the copy stands that a patient asked for last. */
export const dataCopyQuery = (userId: string) =>
  queryOptions({
    queryKey: ['dataCopy', userId],
    queryFn: (): Promise<DataCopyState> => http.get(pathOf(userId)).json(),
  });

/**
 * Asks for a copy of everything that is kept of a patient. Fails with InvalidAnswer (fields), SecondStepRequired,
 * PasskeyRefused, AccountLocked or TooManyRequests.
 */
export const requestDataCopy = (userId: string, proof: OwnerProof): Promise<DataCopyState> =>
  http.post(pathOf(userId), { json: proof }).json();

/** The file of the copy that is ready. Fails with NotFound where it has expired. */
export const downloadDataCopy = (userId: string): Promise<Blob> => http.get(`${pathOf(userId)}/file`).blob();
