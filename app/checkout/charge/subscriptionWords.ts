import type { Words } from '#app/flow/Words.ts';
import { purchaseWords } from './purchaseWords.ts';

/** Error texts for subscriptions: no reason is shown, but the state of the money is. */
export const subscriptionWords: Words = {
  told: ['OrderChanged'],
  otherwise: { message: '' },
  unsaid: purchaseWords.unsaid,
};
