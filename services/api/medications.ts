import { queryOptions } from '@tanstack/react-query';
import type { Medication } from '#schemas/wire/medication.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** What was prescribed to a patient, the newest first. */
export const medicationsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['medications', userId],
    queryFn: (): Promise<Medication[]> =>
      http.get(`users/${currentOrganization.get()._id}/user/${userId}/subscriptions/medications`).json(),
  });
