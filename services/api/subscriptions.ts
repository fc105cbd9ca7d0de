import { queryOptions } from '@tanstack/react-query';
import type { Invoice } from '#schemas/wire/invoice.ts';
import type { Medication } from '#schemas/wire/medication.ts';
import type { CreateSubscription, Subscription } from '#schemas/wire/subscription.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `users/${currentOrganization.get()._id}/user/${userId}` as const;

/** All subscriptions of a patient, of any status, newest first. */
export const subscriptionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscriptions', userId],
    queryFn: (): Promise<Subscription[]> => http.get(`${pathOf(userId)}/subscriptions`).json(),
  });

/** The prescription behind a subscription. Fails with NotFound. */
export const medicationQuery = (userId: string, subscriptionId: string, prescriptionId: string) =>
  queryOptions({
    queryKey: ['medications', userId, subscriptionId, prescriptionId],
    queryFn: (): Promise<Medication> =>
      http
        .get(`${pathOf(userId)}/subscription/${subscriptionId}/medication`, {
          searchParams: { prescription_id: prescriptionId },
        })
        .json(),
  });

/** An invoice, with a URL of its PDF that is valid for some minutes. Fails with NotFound. */
export const findInvoice = (type: Subscription['type'], invoice: string): Promise<Invoice> =>
  http.get(`subscriptions/${currentOrganization.get()._id}/invoice`, { searchParams: { type, invoice } }).json();

/**
 * Subscribes to the plan of a priced item. Fails with CardDeclined, PaymentMethodMissing, OrderChanged if the amount
 * differs from the one that the patient was shown, or WrongIntakeState if something else was bought for the visit.
 */
export const createSubscription = (
  productId: string,
  subscription: CreateSubscription,
  key: string,
): Promise<Subscription> =>
  http
    .post(`v2/subscriptions/product/${productId}`, { json: subscription, headers: { 'idempotency-key': key } })
    .json();

/** Where to book the first appointment of a coaching subscription; null if there is none. */
export const coachingLinkOf = async (subscriptionId: string): Promise<string | null> => {
  const { coaching_link: link }: Subscription = await http.get(`v2/subscriptions/${subscriptionId}`).json();
  return link;
};
