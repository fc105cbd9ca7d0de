import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Physician } from '#schemas/wire/appointment.ts';
import { http } from './http.ts';

/** Who treats patients of the organization in a state, by its abbreviation; nothing is read without one. */
export const physiciansQuery = (state: string | null) =>
  queryOptions({
    queryKey: ['physicians', state],
    queryFn:
      state === null
        ? skipToken
        : () => http.get('physicians', { searchParams: { state_id: state, is_provider: true } }).json<Physician[]>(),
  });
