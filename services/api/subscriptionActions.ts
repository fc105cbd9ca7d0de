import type { Subscription } from '#schemas/wire/subscription.ts';
import type {
  CancellationInfo,
  CancelSubscription,
  PauseSubscription,
  PaySubscription,
  PrescriptionChange,
  RescheduleSubscription,
  ResumeSubscription,
} from '#schemas/wire/subscriptionAction.ts';
import { http } from './client/http.ts';

const pathOf = <Action extends string>(subscriptionId: string, action: Action) =>
  `v2/subscriptions/${subscriptionId}/${action}` as const;

const attempt = <Sent>(json: Sent, key: string) => ({ json, headers: { 'idempotency-key': key } });

/**
 * Pauses a subscription: nothing is sent or charged until it is resumed. Fails with PaymentUnavailable or, like every
 * action that the subscription's status does not allow, with WrongSubscriptionState.
 */
export const pauseSubscription = (
  subscriptionId: string,
  pause: PauseSubscription,
  key: string,
): Promise<Subscription> => http.post(pathOf(subscriptionId, 'pause'), attempt(pause, key)).json();

/** Resumes a paused subscription. Fails with WrongSubscriptionState, CardDeclined or PaymentUnavailable. */
export const resumeSubscription = (
  subscriptionId: string,
  resume: ResumeSubscription,
  key: string,
): Promise<Subscription> => http.post(pathOf(subscriptionId, 'resume'), attempt(resume, key)).json();

/**
 * Pays what is owed, as the patient was shown it. Fails with WrongSubscriptionState, OrderChanged, CardDeclined or
 * PaymentUnavailable.
 */
export const paySubscription = (subscriptionId: string, pay: PaySubscription, key: string): Promise<Subscription> =>
  http.post(pathOf(subscriptionId, 'pay'), attempt(pay, key)).json();

/** Cancels a subscription at once. Fails with WrongSubscriptionState or PaymentUnavailable. */
export const cancelSubscription = (
  subscriptionId: string,
  cancellation: CancelSubscription,
  key: string,
): Promise<Subscription> => http.post(pathOf(subscriptionId, 'cancel'), attempt(cancellation, key)).json();

/** Reschedules the next charge and delivery. Fails with WrongSubscriptionState, InvalidDate or PaymentUnavailable. */
export const rescheduleSubscription = (
  subscriptionId: string,
  reschedule: RescheduleSubscription,
  key: string,
): Promise<Subscription> => http.post(pathOf(subscriptionId, 'reschedule'), attempt(reschedule, key)).json();

/**
 * Counts the consultation that the patient booked instead of canceling. Fails with NotFound or WrongSubscriptionState.
 */
export const countCancellationAttempt = (
  subscriptionId: string,
  info: CancellationInfo,
  key: string,
): Promise<Subscription> => http.post(pathOf(subscriptionId, 'cancellation-info'), attempt(info, key)).json();

/** Asks the care team to change a protocol. Fails with WrongSubscriptionState. */
export const requestPrescriptionChange = (
  subscriptionId: string,
  change: PrescriptionChange,
  key: string,
): Promise<{ readonly _id: string }> =>
  http.post(pathOf(subscriptionId, 'request-prescription-change'), attempt(change, key)).json();
