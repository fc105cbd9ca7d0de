import { isPdfName, type PdfDictionary, type PdfSource, type PdfValue } from './PdfValue.ts';
import { unclearDocument } from './WorkBudget.ts';

/** What a token costs on top of its characters. */
const TOKEN = 16;

/** No document that somebody writes nests deeper. */
const DEEPEST = 200;

const SPACE = /[\0\t\n\f\r ]*/y;
const COMMENT = /%[^\n\r]*/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const HEX_STRING = /<[\da-fA-F\0\t\n\f\r ]*>/y;
const IN_STRING = /[^()\\]*/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const LITERALS = new Set(['true', 'false', 'null']);

/** The end of what a sticky expression finds at a place. Each may be empty, or its first character was seen. */
function endOf(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** The place after white space and comments. @throws ProblemError InvalidFile where that is too much work */
export function afterBlank({ text, work }: PdfSource, at: number): number {
  let end = endOf(SPACE, text, at);
  while (text[end] === '%') end = endOf(SPACE, text, endOf(COMMENT, text, end));
  work.take(end - at);
  return end;
}

/** The word without delimiters at a place, which may be empty. */
const wordAt = (text: string, at: number): string => text.slice(at, endOf(WORD, text, at));

/** The end of a string in parentheses, which may hold others. */
function endOfString(text: string, at: number): number {
  let depth = 0;
  let end = at;
  do {
    end = endOf(IN_STRING, text, end);
    const sign = text[end];
    if (sign === undefined) throw unclearDocument('a string of the document has no end');
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    end += sign === '\\' ? 2 : 1;
  } while (depth > 0);
  return end;
}

const decoded = (name: string): string =>
  !name.includes('#')
    ? name
    : name.replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** A collection that is being read. The outermost one has no kind and holds the value itself. */
interface Frame {
  readonly kind: 'array' | 'dictionary' | null;
  readonly items: PdfValue[];
}

function dictionaryOf(items: readonly PdfValue[]): PdfDictionary {
  const entries: [string, PdfValue][] = [];
  for (let at = 0; at < items.length; at += 2) {
    const key = items[at];
    const value = items[at + 1];
    if (!isPdfName(key) || value === undefined) throw unclearDocument('a dictionary of the document is broken');
    entries.push([key.name, value]);
  }
  return { entries };
}

/** Replaces the two numbers before an `R` by the reference that they are. */
function foldReference(items: PdfValue[]): void {
  const generation = items.pop();
  const reference = items.pop();
  if (!Number.isInteger(generation) || typeof reference !== 'number' || !Number.isInteger(reference))
    throw unclearDocument('a reference of the document is broken');
  items.push({ reference });
}

/**
 * Reads one value strictly: what a lenient reader would guess at is refused, so that no reader sees something else here.
 *
 * @param at where the value begins, after any white space and comments
 * @param end where it has to end
 * @returns the value, null where there is none, and the place after it
 * @throws ProblemError InvalidFile where it breaks the rules of PDF or is too much work
 */
export function readPdfValue(source: PdfSource, at: number, end = source.text.length): readonly [PdfValue, number] {
  const { text, work } = source;
  const outer: PdfValue[] = [];
  const frames: Frame[] = [{ kind: null, items: outer }];
  let place = at;
  let last = at;
  for (;;) {
    const from = afterBlank(source, place);
    const { kind, items } = frames.at(-1) ?? { kind: null, items: outer };
    const isOutermost = kind === null;
    const found = outer[0];
    // Numbers go on as long as they may be a reference.
    if (isOutermost && found !== undefined && typeof found !== 'number') return [found, last];
    let next: number;
    const sign = from < end ? text[from] : undefined;
    if (sign === undefined) {
      if (!isOutermost) throw unclearDocument('the document ends within a value');
      return [found ?? null, last];
    }
    if (sign === '/') {
      const word = wordAt(text, from + 1);
      next = from + 1 + word.length;
      const name = decoded(word);
      source.onName(name);
      items.push({ name });
    } else if (sign === '(') {
      next = endOfString(text, from);
      items.push({ written: text.slice(from, next) });
    } else if (sign === '[' || text.startsWith('<<', from)) {
      next = from + (sign === '[' ? 1 : 2);
      if (frames.length > DEEPEST) throw unclearDocument('the document nests too deeply');
      frames.push({ kind: sign === '[' ? 'array' : 'dictionary', items: [] });
    } else if (sign === '<') {
      next = endOf(HEX_STRING, text, from);
      if (next === from) throw unclearDocument('a string of the document is broken');
      items.push({ written: text.slice(from, next) });
    } else if ((sign === ']' && kind === 'array') || (kind === 'dictionary' && text.startsWith('>>', from))) {
      next = from + (sign === ']' ? 1 : 2);
      frames.pop();
      const parent = frames.at(-1)?.items ?? outer;
      if (kind === 'array') parent.push(items);
      else {
        const dictionary = dictionaryOf(items);
        source.onDictionary(dictionary);
        parent.push(dictionary);
      }
    } else {
      const word = wordAt(text, from);
      next = from + word.length;
      if (NUMBER.test(word)) items.push(Number(word));
      else if (word === 'R') foldReference(items);
      else if (LITERALS.has(word)) items.push(null);
      else if (isOutermost && word !== '') return [found ?? null, last];
      else throw unclearDocument('the document has a value that is none');
    }
    work.take(next - from + TOKEN);
    if (next > end) throw unclearDocument('a value of the document reaches into the next one');
    place = next;
    // Numbers behind the first are no part of it where no reference comes of them.
    if (frames.length === 1 && outer.length === 1) last = next;
  }
}
