import { parsed, type Parsed } from './jsonService.ts';

/** A text as it is read to complete it, and whether a comma is still to be written after what is completed. */
export interface Completing {
  readonly read: Parsed;
  readonly needsComma: boolean;
}

/** The rest of a string from inside it, and what follows it: the next string, with nothing between. */
const beforeNextKey = /^([\w.$-]*")\s*\n\s*"/;

/** Reads a text to complete it at a position: a key that is begun above another one would be taken for a whole member. */
export function parsedFor(text: string, offset: number): Completing {
  const rest = beforeNextKey.exec(text.slice(offset))?.[1];
  if (rest === undefined) return { read: parsed(text), needsComma: false };
  const end = offset + rest.length;
  return { read: parsed(`${text.slice(0, end)},${text.slice(end)}`), needsComma: true };
}
