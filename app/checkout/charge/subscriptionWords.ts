import type { Words } from '#app/flow/Words.ts';
import { purchaseWords } from './purchaseWords.ts';

/** Where a subscription is bought no reason is named; what became of the money is said all the same. */
export const subscriptionWords: Words = {
  told: ['OrderChanged'],
  otherwise: { message: '' },
  unsaid: purchaseWords.unsaid,
};
