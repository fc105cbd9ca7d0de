import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { noLabsText } from '#flows/checkout/rules/address/noLabStates.ts';

/** The text for a failed purchase whose error has no text. */
const NO_REASON = 'An error occurred. Please try again.';

/** Error texts for purchases. */
export const purchaseErrorTexts = {
  texts: { Unexpected: NO_REASON },
  fallback: NO_REASON,
} as const satisfies ErrorTexts;

/** Error texts for the order of what is bought once (001 §8). What the patient can change is told in the server's words. */
export const orderErrorTexts: ErrorTexts = {
  texts: {
    InvalidPhone: 'Please enter a valid phone number.',
    InvalidLabState: noLabsText,
  },
  serverTexts: [
    'CardDeclined',
    'PaymentMethodMissing',
    'OrderChanged',
    'AlreadyOrdered',
    'ProductUnavailable',
    'CouponInvalid',
  ],
  otherwise: { message: 'There was an error submitting your order.' },
};

/** Error texts for subscriptions: most reasons are not shown, but the state of the money is. */
export const subscriptionErrorTexts: ErrorTexts = {
  serverTexts: ['OrderChanged', 'AlreadySubscribed'],
  otherwise: { message: '' },
  fallback: purchaseErrorTexts.fallback,
};
