/** Longest text of one line, in characters, where a definition gives no limit. */
export const MAX_SHORT = 250;

/** Longest text of several lines, in characters, where a definition gives no limit. */
export const MAX_LONG = 5000;
