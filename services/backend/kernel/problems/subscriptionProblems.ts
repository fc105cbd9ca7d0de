import { ProblemError } from './ProblemError.ts';

const NOT_CANCELED = 'Unable to cancel subscription. Please try again later.';

/** Problems with subscriptions and memberships. */
export const subscriptionProblems = {
  wrongSubscriptionState: (text: string) =>
    new ProblemError(
      409,
      'WrongSubscriptionState',
      text,
      'This cannot be done with the subscription as it is now. Please reload the page.',
    ),
  membershipUnpaid: () =>
    new ProblemError(
      409,
      'WrongSubscriptionState',
      'the visit of the membership was not sent, or what it costs is not reserved',
      'Your membership is not paid yet, so no call can be booked with it. Please finish your visit and its payment; after that you can choose a time.',
    ),
  membershipLapsed: () =>
    new ProblemError(
      409,
      'WrongSubscriptionState',
      'the charges of the membership have failed',
      'Your membership could not be charged, so no call can be booked with it. Please write to your care team, who will help you to pay it.',
    ),
  cancellationRefused: (text: string) => new ProblemError(409, 'WrongSubscriptionState', text, NOT_CANCELED),
  cancellationUnavailable: () =>
    new ProblemError(503, 'PaymentUnavailable', 'the payment provider gave no usable answer', NOT_CANCELED),
  invalidDate: (text: string) => {
    const message = 'Please choose another date, from the first one shown up to a year from now.';
    return new ProblemError(422, 'InvalidDate', text, message, {
      fields: [{ field: 'new_time', code: 'date', message }],
    });
  },
  subscriptionsUnavailable: () =>
    new ProblemError(
      500,
      'ServerError',
      'the server failed to read the subscriptions; its log says why',
      'Unable to get subscriptions. Please try again later.',
    ),
};
