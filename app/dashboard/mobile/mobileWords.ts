import type { Words } from '#app/flow/Words.ts';

/** The text of a failure that comes with no reason of its own. */
const NO_REASON = 'There was an error, please try again.';

/** What is said where a code could not be sent or checked: what the server says of it, where it gives a reason. */
export const mobileWords: Words = { texts: { ServerError: NO_REASON, Unexpected: NO_REASON }, unsaid: NO_REASON };
