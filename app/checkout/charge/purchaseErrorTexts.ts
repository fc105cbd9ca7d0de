import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';

/** The text for a failed purchase whose error has no text. */
const NO_REASON = 'An error occurred. Please try again.';

/** Error texts for purchases. */
export const purchaseErrorTexts = {
  texts: { Unexpected: NO_REASON },
  fallback: NO_REASON,
} as const satisfies ErrorTexts;
