import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';

/** The text for an error without a reason. */
const NO_REASON = 'There was an error, please try again.';

/** Error texts for sending and checking a code: the server's own text, if it gives a reason. */
export const mobileErrorTexts: ErrorTexts = {
  texts: { ServerError: NO_REASON, Unexpected: NO_REASON },
  fallback: NO_REASON,
};
