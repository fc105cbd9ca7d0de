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
