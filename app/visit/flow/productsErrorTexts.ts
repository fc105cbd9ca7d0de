import type { ErrorTexts } from '../../flow/ErrorTexts.ts';

/**
 * Error texts for saving the products of a visit. Refusals by the server share one text, next to a link to the care
 * team; a call without a response, a visit that has moved on, or one with open questions keeps its own reason.
 */
export const productsErrorTexts: ErrorTexts = {
  serverTexts: ['NetworkError', 'WrongIntakeState', 'IntakeIncomplete', 'Unexpected'],
  otherwise: { code: 'ProductUnavailable', message: 'Product not available in your region.' },
};
