import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';

/** Error texts for the order of a lab test (001 §8). */
export const orderErrorTexts: ErrorTexts = {
  texts: {
    InvalidPhone: 'Please enter a valid phone number.',
    InvalidLabState:
      'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.',
  },
  serverTexts: ['CardDeclined', 'PaymentMethodMissing', 'OrderChanged'],
  otherwise: { message: 'There was an error submitting your order.' },
};
