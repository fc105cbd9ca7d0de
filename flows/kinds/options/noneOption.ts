import type { NoneOption } from './option.ts';

/** The default value of "none of these". */
const NONE = 'none';

/** The value of a list's excluding option; undefined when the list has none. */
export const noneValueOf = (none: NoneOption | undefined) => none && (none.value ?? NONE);
