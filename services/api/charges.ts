import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Charge, Charges } from '#schemas/wire/charge.ts';
import { http } from './client/http.ts';

/** What was charged to a patient, newest first, ten charges at a time. */
export const chargesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['charges', userId],
    queryFn: ({ pageParam }): Promise<Charges> =>
      http.get('v2/charges', { searchParams: pageParam === '' ? {} : { before: pageParam } }).json(),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** A charge, with a URL of its receipt that is valid for some minutes. Fails with NotFound. */
export const findCharge = (chargeId: string): Promise<Charge> => http.get(`v2/charges/${chargeId}`).json();
