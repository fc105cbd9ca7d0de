import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { purchaseErrorTexts } from './purchaseErrorTexts.ts';

/** Error texts for subscriptions: no reason is shown, but the state of the money is. */
export const subscriptionErrorTexts: ErrorTexts = {
  serverTexts: ['OrderChanged'],
  otherwise: { message: '' },
  fallback: purchaseErrorTexts.fallback,
};
