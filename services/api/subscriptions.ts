import { queryOptions } from '@tanstack/react-query';
import type { Invoice } from '#schemas/wire/invoice.ts';
import type { Medication } from '#schemas/wire/medication.ts';
import type { CreateSubscription, Subscription } from '#schemas/wire/subscription.ts';
import type {
  CancellationInfo,
  CancelSubscription,
  PauseSubscription,
  PaySubscription,
  PrescriptionChange,
  RescheduleSubscription,
  ResumeSubscription,
} from '#schemas/wire/subscriptionAction.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `users/${currentOrganization.get()._id}/user/${userId}`;

/** All subscriptions of a patient, of any status, newest first. */
export const subscriptionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['subscriptions', userId],
    queryFn: () => http.get(`${pathOf(userId)}/subscriptions`).json<Subscription[]>(),
  });

/** The prescription behind a subscription. Fails with NotFound. */
export const medicationQuery = (userId: string, subscriptionId: string, prescriptionId: string) =>
  queryOptions({
    queryKey: ['medications', userId, subscriptionId, prescriptionId],
    queryFn: () =>
      http
        .get(`${pathOf(userId)}/subscription/${subscriptionId}/medication`, {
          searchParams: { prescription_id: prescriptionId },
        })
        .json<Medication>(),
  });

/** An invoice, with a URL of its PDF that is valid for some minutes. Fails with NotFound. */
export const findInvoice = (type: Subscription['type'], invoice: string) =>
  http
    .get(`subscriptions/${currentOrganization.get()._id}/invoice`, { searchParams: { type, invoice } })
    .json<Invoice>();

/**
 * Subscribes to the plan of a priced item. Fails with CardDeclined, PaymentMethodMissing, OrderChanged if the amount
 * differs from the one that the patient was shown, or WrongIntakeState if something else was bought for the visit.
 */
export const createSubscription = (productId: string, subscription: CreateSubscription, key: string) =>
  http
    .post(`v2/subscriptions/product/${productId}`, { json: subscription, headers: { 'idempotency-key': key } })
    .json<Subscription>();

/** Where to book the first appointment of a coaching subscription; null if there is none. */
export const coachingLinkOf = async (subscriptionId: string): Promise<string | null> => {
  const { coaching_link: link } = await http.get(`v2/subscriptions/${subscriptionId}`).json<Subscription>();
  return link;
};

const act = (subscriptionId: string, action: string, json: object, key: string) =>
  http.post(`v2/subscriptions/${subscriptionId}/${action}`, { json, headers: { 'idempotency-key': key } });

/**
 * Pauses a subscription: nothing is sent or charged until it is resumed. Fails with PaymentUnavailable or, like every
 * action that the subscription's status does not allow, with WrongSubscriptionState.
 */
export const pauseSubscription = (subscriptionId: string, pause: PauseSubscription, key: string) =>
  act(subscriptionId, 'pause', pause, key).json<Subscription>();

/** Resumes a paused subscription. Fails with WrongSubscriptionState, CardDeclined or PaymentUnavailable. */
export const resumeSubscription = (subscriptionId: string, resume: ResumeSubscription, key: string) =>
  act(subscriptionId, 'resume', resume, key).json<Subscription>();

/**
 * Pays what is owed, as the patient was shown it. Fails with WrongSubscriptionState, OrderChanged, CardDeclined or
 * PaymentUnavailable.
 */
export const paySubscription = (subscriptionId: string, pay: PaySubscription, key: string) =>
  act(subscriptionId, 'pay', pay, key).json<Subscription>();

/** Cancels a subscription at once. Fails with WrongSubscriptionState or PaymentUnavailable. */
export const cancelSubscription = (subscriptionId: string, cancellation: CancelSubscription, key: string) =>
  act(subscriptionId, 'cancel', cancellation, key).json<Subscription>();

/** Reschedules the next charge and delivery. Fails with WrongSubscriptionState, InvalidDate or PaymentUnavailable. */
export const rescheduleSubscription = (subscriptionId: string, reschedule: RescheduleSubscription, key: string) =>
  act(subscriptionId, 'reschedule', reschedule, key).json<Subscription>();

/**
 * Counts the consultation that the patient booked instead of canceling. Fails with NotFound or WrongSubscriptionState.
 */
export const countCancellationAttempt = (subscriptionId: string, info: CancellationInfo, key: string) =>
  act(subscriptionId, 'cancellation-info', info, key).json<Subscription>();

/** Asks the care team to change a protocol. Fails with WrongSubscriptionState. */
export const requestPrescriptionChange = (subscriptionId: string, change: PrescriptionChange, key: string) =>
  act(subscriptionId, 'request-prescription-change', change, key).json<{ readonly _id: string }>();
