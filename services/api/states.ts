import { queryOptions } from '@tanstack/react-query';
import type { Availability, AvailabilityRequest, State } from '#schemas/wire/state.ts';
import { http } from './client/http.ts';

/** All states, sorted by name, not from the cache. */
export const listStates = () => http.get('states').json<State[]>();

/** All states, sorted by name. They are fetched only once. */
export const statesQuery = queryOptions({
  queryKey: ['states'],
  queryFn: listStates,
  staleTime: Infinity,
});

/** Whether a visit can be offered in a state. */
export const checkAvailability = (request: AvailabilityRequest) =>
  http.post('v2/states/availability', { json: request }).json<Availability>();
