import { noLabsText } from '#flows/checkout/rules/address/noLabStates.ts';
import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';

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
