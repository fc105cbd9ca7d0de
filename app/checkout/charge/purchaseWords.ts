import type { Words } from '#app/flow/Words.ts';

/** The text of a failed purchase that comes with none of its own. */
const NO_REASON = 'An error occurred. Please try again.';

/** What a purchase says of a failed call. */
export const purchaseWords = { texts: { Unexpected: NO_REASON }, unsaid: NO_REASON } as const satisfies Words;
