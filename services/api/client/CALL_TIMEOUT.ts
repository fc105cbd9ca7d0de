/** Milliseconds after which a call that is not answered has failed. */
export const CALL_TIMEOUT = 20_000;
