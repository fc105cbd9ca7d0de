import { mostAtOnce } from '#schemas/mostAtOnce.ts';
import type { MoneyState, ProblemCurrent, ProblemField } from '#schemas/problem.ts';
import { ProblemError } from './ProblemError.ts';

export const ORDER_CHANGED =
  'Your order was changed in another tab or on another device. Please check it and submit it again.';

const HOW_MANY = `You can buy 1 to ${mostAtOnce} at once. Please choose a number from 1 to ${mostAtOnce}.`;

const WITHDRAWN = 'This product is not sold any more. Please choose another one in the shop.';

/** Problems with what is bought, and how it is paid. */
export const purchaseProblems = {
  /**
   * Of an order or a subscription.
   *
   * @param amount what it comes to now, in cents, where it is the same still
   */
  orderChanged: (amount?: ProblemCurrent['OrderChanged']['amount']) =>
    new ProblemError(
      409,
      'OrderChanged',
      'the order is for something else, or costs something else, by now',
      ORDER_CHANGED,
      { money: 'not_charged', ...(amount !== undefined && { current: { amount } }) },
    ),
  /** @param money of a purchase: what happened to the money of the other one */
  alreadyBought: (money?: MoneyState) =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'another order or subscription was bought for the visit, or may have been',
      'This visit has an order already. Please reload the page to go on with it.',
      money ? { money } : {},
    ),
  alreadySubscribed: (name: string) =>
    new ProblemError(
      409,
      'AlreadySubscribed',
      'the patient has a subscription of the product, on another plan, in another quantity or without this code',
      `You already have ${name}, so it was not ordered again and nothing was charged. Please contact your care team if you would like to change your plan.`,
      { money: 'not_charged' },
    ),
  alreadyOrdered: (name: string) =>
    new ProblemError(
      409,
      'AlreadyOrdered',
      'the patient has ordered the product since the purchase was begun',
      `You have just ordered ${name} in another tab or on another device, so it was not ordered again. To order it once more, place this order again.`,
      { money: 'not_charged' },
    ),
  quantityOutOfRange: () =>
    new ProblemError(400, 'InvalidRequest', `the quantity is no whole number from 1 to ${mostAtOnce}`, HOW_MANY, {
      fields: [{ field: 'quantity', code: 'range', message: HOW_MANY }],
      money: 'not_charged',
    }),
  productUnavailable: (text: string) =>
    new ProblemError(409, 'ProductUnavailable', text, 'Product not available in your region.'),
  productWithdrawn: () =>
    new ProblemError(409, 'ProductUnavailable', 'the product or its plan is not sold any more', WITHDRAWN),
  /** Also of a plan of another product or organization. */
  planNotFound: () => new ProblemError(404, 'NotFound', 'the organization has no such plan', WITHDRAWN),
  /** @param fields the products that are not offered, by their ids */
  productsNotOffered: (fields: readonly ProblemField[]) =>
    new ProblemError(
      409,
      'ProductUnavailable',
      'the visit does not offer what was chosen for it',
      'This visit was updated, and what you chose is not offered any more. Please reload the page to choose again.',
      { fields, money: 'not_charged' },
    ),
  doseNotOffered: (fields: readonly ProblemField[]) =>
    new ProblemError(
      409,
      'DoseUnavailable',
      'a dose that was chosen before is not offered to the patient',
      'Your dose is not offered any more. Please go back to your treatment and choose it again.',
      { fields, money: 'not_charged' },
    ),
  otherPlan: () =>
    new ProblemError(
      409,
      'ProductUnavailable',
      'the plan is not bought this way: one that renews is subscribed to, any other is ordered',
      'This plan is not offered. Please choose one of the plans shown.',
    ),
  couponNotApplicable: () =>
    new ProblemError(
      422,
      'CouponInvalid',
      'the discount code serves none of the products',
      'Discount code not applicable for selected product(s)',
    ),
  tooManyCoupons: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return new ProblemError(
      429,
      'TooManyRequests',
      'too many discount codes were tried by this patient or network',
      `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    );
  },
  couponInvalid: (text: string) => new ProblemError(422, 'CouponInvalid', text, 'Invalid discount code'),
  cardInvalid: (text: string) =>
    new ProblemError(400, 'CardInvalid', text, 'Invalid Credit Card', { money: 'not_charged' }),
  cardDeclined: (message: string) =>
    new ProblemError(402, 'CardDeclined', 'the payment provider declined the card', message, { money: 'not_charged' }),
  paymentMethodMissing: () =>
    new ProblemError(
      409,
      'PaymentMethodMissing',
      'the patient has no account with a card',
      'Error. Please, contact support.',
      { money: 'not_charged' },
    ),
  paymentUnavailable: (money: MoneyState) =>
    new ProblemError(
      503,
      'PaymentUnavailable',
      'the payment provider gave no usable answer',
      'The payment service does not answer at the moment. Please try again in a minute; you will not be charged twice.',
      { money },
    ),
};
