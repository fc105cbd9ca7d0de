import { queryOptions } from '@tanstack/react-query';
import type { AgreedText, Agreements } from '#schemas/wire/agreement.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}/agreements` as const;

/** The texts that a patient has agreed to, newest first. */
export const agreementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['agreements', userId],
    queryFn: async (): Promise<Agreements['agreements']> => (await http.get(pathOf(userId)).json()).agreements,
  });

/** A text as it was when the patient agreed to it. Fails with NotFound. */
export const agreedTextQuery = (userId: string, version: string) =>
  queryOptions({
    queryKey: ['agreements', userId, version],
    queryFn: (): Promise<AgreedText> => http.get(`${pathOf(userId)}/${encodeURIComponent(version)}`).json(),
  });
