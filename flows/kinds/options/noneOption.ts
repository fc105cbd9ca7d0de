import type { NoneOption } from './option.ts';

/** The value that stands for "none of these" where the definition names no other. */
const NONE = 'none';

/** The value of a list's excluding choice; undefined where the list has none. */
export const noneValueOf = (none: NoneOption | undefined) => none && (none.value ?? NONE);
