import { queryOptions } from '@tanstack/react-query';
import type { Membership, MembershipPrice, StartedMembership, StartMembership } from '#schemas/wire/membership.ts';
import { http } from './client/http.ts';

/** A membership with its included products. */
export const membershipQuery = (id: string) =>
  queryOptions({
    queryKey: ['memberships', id],
    queryFn: (): Promise<Membership> => http.get(`v2/memberships/${id}`).json(),
  });

/** The prices of a membership, by payment interval. */
export const membershipPricesQuery = (id: string) =>
  queryOptions({
    queryKey: ['memberships', id, 'prices'],
    queryFn: (): Promise<MembershipPrice[]> => http.get(`v2/memberships/${id}/prices`).json(),
  });

/** Joins a membership; a patient who already has one keeps it. Fails with PaymentMethodMissing. */
export const startMembership = (start: StartMembership, key: string): Promise<StartedMembership> =>
  http.post('v2/memberships/start', { json: start, headers: { 'idempotency-key': key } }).json();
