import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { purchaseErrorTexts } from './purchaseErrorTexts.ts';

/** Error texts for subscriptions: most reasons are not shown, but the state of the money is. */
export const subscriptionErrorTexts: ErrorTexts = {
  serverTexts: ['OrderChanged', 'AlreadySubscribed'],
  otherwise: { message: '' },
  fallback: purchaseErrorTexts.fallback,
};
