/** Default maximum length of a single-line text, in characters. */
export const MAX_SHORT = 250;

/** Default maximum length of a multi-line text, in characters. */
export const MAX_LONG = 5000;
