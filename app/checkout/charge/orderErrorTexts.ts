import { noLabsText } from '#flows/checkout/rules/address/noLabStates.ts';
import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';

/** Error texts for the order of a lab test (001 §8). */
export const orderErrorTexts: ErrorTexts = {
  texts: {
    InvalidPhone: 'Please enter a valid phone number.',
    InvalidLabState: noLabsText,
  },
  serverTexts: ['CardDeclined', 'PaymentMethodMissing', 'OrderChanged'],
  otherwise: { message: 'There was an error submitting your order.' },
};
