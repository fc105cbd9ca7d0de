import { parsed, type Parsed } from './jsonService.ts';

/** A parsed text in which something is to be completed, and whether the completion must add a comma. */
export interface Completing {
  readonly read: Parsed;
  readonly needsComma: boolean;
}

/** The rest of a string from the cursor on, if another string follows it without a comma. */
const beforeNextKey = /^([\w.$-]*")\s*\n\s*"/;

/**
 * Parses a text for a completion at a position: without an added comma, an unfinished key above another one would be
 * taken for a complete property.
 */
export function parsedFor(text: string, offset: number): Completing {
  const rest = beforeNextKey.exec(text.slice(offset))?.[1];
  if (rest === undefined) return { read: parsed(text), needsComma: false };
  const end = offset + rest.length;
  return { read: parsed(`${text.slice(0, end)},${text.slice(end)}`), needsComma: true };
}
