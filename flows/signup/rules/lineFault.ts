import type { ProblemField } from '#schemas/problem.ts';

/** Control characters, breaks of lines and paragraphs, and marks that turn the direction of the text around them. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** A letter that can be seen: some that fill a gap are letters, too. */
const LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;
const LETTER_OR_NUMBER = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;

/** What a line of text about a person is: a name, of a place too, has a letter; a line of an address may be a number. */
type Line = 'name' | 'address';

/** What is wrong with a line of text about a person; undefined if nothing is, as with one that is left blank. */
export function lineFault(text: string, line: Line): Pick<ProblemField, 'code' | 'message'> | undefined {
  if (HIDDEN.test(text))
    return { code: 'hidden', message: 'Please type this on one line, without characters that cannot be seen.' };
  if (text.trim() === '') return undefined;
  if (line === 'name' && !LETTER.test(text)) return { code: 'letters', message: 'Please use at least one letter.' };
  if (!LETTER_OR_NUMBER.test(text)) return { code: 'letters', message: 'Please use at least one letter or number.' };
  return undefined;
}
