import { queryOptions } from '@tanstack/react-query';
import type { Availability, AvailabilityRequest, State } from '#schemas/wire/state.ts';
import { http } from './client/http.ts';

/** All states, sorted by name, not from the cache. */
export const listStates = (): Promise<State[]> => http.get('states').json();

/** All states, sorted by name. They are fetched only once. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: listStates,
  staleTime: Infinity,
});

/** Whether a visit can be offered in a state. */
export const checkAvailability = (request: AvailabilityRequest): Promise<Availability> =>
  http.post('v2/states/availability', { json: request }).json();
