import type { Words } from '../../flow/Words.ts';

/**
 * What is said where the products of a visit could not be saved. What the server refuses is said in one text, with the way
 * to the care team beside it; a call that nobody answered, or a visit that has moved on or has open questions, keeps its
 * own reason.
 */
export const productsWords: Words = {
  told: ['NetworkError', 'WrongIntakeState', 'IntakeIncomplete', 'Unexpected'],
  otherwise: { code: 'ProductUnavailable', message: 'Product not available in your region.' },
};
