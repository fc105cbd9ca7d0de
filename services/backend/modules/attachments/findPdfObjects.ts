import { unclearDocument } from './WorkBudget.ts';

const BLANK = new Set('\0\t\n\f\r ');
const LINE_END = new Set('\n\r');
const NUMBER = new Set('+-.0123456789');

/** The place where the characters of a kind begin that end at a place. */
function startOf(kind: ReadonlySet<string>, text: string, end: number): number {
  let start = end;
  while (kind.has(text[start - 1] ?? '')) start--;
  return start;
}

/** Whether the line that ends at a place has a comment. */
function endsInComment(text: string, end: number): boolean {
  for (let at = end - 1; at >= 0 && !LINE_END.has(text[at] ?? ''); at--) if (text[at] === '%') return true;
  return false;
}

/**
 * The number before white space, null where there is none.
 *
 * @throws ProblemError InvalidFile where a comment may be between: readers skip it, and nobody writes one there
 */
function numberBefore(text: string, end: number): { readonly start: number; readonly digits: string } | null {
  const behind = startOf(BLANK, text, end);
  if (/[\n\r]/.test(text.slice(behind, end)) && endsInComment(text, behind))
    throw unclearDocument('an object of the document begins behind a comment');
  const start = startOf(NUMBER, text, behind);
  return start === behind ? null : { start, digits: text.slice(start, behind) };
}

/** Where an object of a PDF is written. */
interface PdfObject {
  readonly number: number;
  /** Where its value begins, which white space and comments may precede. */
  readonly at: number;
}

/**
 * Finds every `n g obj` of a PDF, also in strings, streams and comments: a table of the document may point there. Looks at each
 * character a few times at most.
 *
 * @throws ProblemError InvalidFile where the number of an object is unclear
 */
export function* findPdfObjects(text: string): Generator<PdfObject> {
  for (let found = text.indexOf('obj'); found >= 0; found = text.indexOf('obj', found + 3)) {
    const generation = numberBefore(text, found);
    const number = generation && numberBefore(text, generation.start);
    if (!number) continue;
    if (!Number.isInteger(Number(number.digits))) throw unclearDocument('an object of the document has no number');
    yield { number: Number(number.digits), at: found + 3 };
  }
}
