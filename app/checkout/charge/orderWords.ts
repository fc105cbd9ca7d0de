import type { Words } from '#app/flow/Words.ts';

/** Error texts for the order of a lab test (001 §8). */
export const orderWords: Words = {
  texts: {
    InvalidPhone: 'Please enter a valid phone number.',
    InvalidLabState:
      'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.',
  },
  told: ['CardDeclined', 'PaymentMethodMissing', 'OrderChanged'],
  otherwise: { message: 'There was an error submitting your order.' },
};
