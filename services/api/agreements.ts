import { queryOptions } from '@tanstack/react-query';
import type { Agreements } from '#schemas/wire/agreement.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** The texts that a patient has agreed to, newest first. */
export const agreementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['agreements', userId],
    queryFn: async () => {
      const path = `v2/users/${currentOrganization.get()._id}/${userId}/agreements`;
      return (await http.get(path).json<Agreements>()).agreements;
    },
  });
