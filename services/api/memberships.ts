import { queryOptions } from '@tanstack/react-query';
import type { Membership, MembershipPrice, StartedMembership, StartMembership } from '#schemas/wire/membership.ts';
import { http } from './http.ts';

/** A membership and what comes with it. */
export const membershipQuery = (id: string) =>
  queryOptions({ queryKey: ['memberships', id], queryFn: () => http.get(`v2/memberships/${id}`).json<Membership>() });

/** What a membership costs, by how often it is paid. */
export const membershipPricesQuery = (id: string) =>
  queryOptions({
    queryKey: ['memberships', id, 'prices'],
    queryFn: () => http.get(`v2/memberships/${id}/prices`).json<MembershipPrice[]>(),
  });

/** Joins a membership; a patient who has one keeps it. Fails with PaymentMethodMissing. */
export const startMembership = (start: StartMembership, key: string) =>
  http.post('v2/memberships/start', { json: start, headers: { 'idempotency-key': key } }).json<StartedMembership>();
