import { queryOptions } from '@tanstack/react-query';
import type { Physician } from '#schemas/wire/appointment.ts';
import { http } from './client/http.ts';

/** The physicians of the organization for a state, given by its abbreviation; nothing is fetched without a state. */
export const physiciansQuery = (state: string | null) =>
  queryOptions({
    queryKey: ['physicians', state],
    queryFn: (): Promise<Physician[]> =>
      http.get('physicians', { searchParams: { state_id: state ?? '', is_provider: true } }).json(),
    ...(state === null && { enabled: false }),
  });
