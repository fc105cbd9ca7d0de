import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Accesses } from '#schemas/wire/access.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** How many entries are read at a time. */
const LIMIT = 20;

/** Who read or changed what of a patient's record, newest first. */
export const accessesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['accesses', userId],
    queryFn: ({ pageParam }): Promise<Accesses> =>
      http
        .get(`v2/users/${currentOrganization.get()._id}/${userId}/accesses`, {
          searchParams: { limit: LIMIT, ...(pageParam !== '' && { before: pageParam }) },
        })
        .json(),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
