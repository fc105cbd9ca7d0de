import type { Words } from '#app/flow/Words.ts';

/** The text for a failed purchase whose error has no text. */
const NO_REASON = 'An error occurred. Please try again.';

/** Error texts for purchases. */
export const purchaseWords = { texts: { Unexpected: NO_REASON }, unsaid: NO_REASON } as const satisfies Words;
