import { activeDocument, isActiveField } from './isActiveField.ts';

/** What an old Office file is made of is listed in entries of this size, which begin at multiples of it. */
const ENTRY_BYTES = 128;
const NAME_BYTES = 64;

/**
 * Streams and storages of macros and of files, in lower case, because Word compares them without case. Each object in the document
 * has an `ObjInfo`; the pool of objects is there without one, too.
 */
const ACTIVE = new Set([
  '_vba_project',
  '_vba_project_cur',
  'vba',
  'macros',
  '\u{1}ole10native',
  'ole10native',
  '\u{3}objinfo',
  'package',
  'equation native',
]);

/** Where a field begins whose instruction counts, or where one within it ends, in text of one byte or two a character. */
// eslint-disable-next-line no-control-regex
const FIELD = /[\u{13}\u{15}][\s"]*(?:dde|ddeauto|includetext|link|includepicture|import)\b[^\u{13}-\u{15}]{0,500}/giu;

/** Whether an entry of the list is at a place, and has a name of those. */
function isActiveEntry(bytes: Buffer, at: number): boolean {
  const length = bytes.readUInt16LE(at + NAME_BYTES);
  if (length < 2 || length > NAME_BYTES || length % 2 !== 0) return false;
  return ACTIVE.has(bytes.toString('utf16le', at, at + length - 2).toLowerCase());
}

const hasActiveField = (text: string): boolean =>
  Array.from(text.matchAll(FIELD), ([found]) => found.slice(1)).some(isActiveField);

/**
 * Refuses an old Word document with macros or files in it, and one with fields that start a program or load something.
 *
 * @throws ProblemError InvalidFile
 */
export function refuseActiveDoc(bytes: Buffer): void {
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES)
    if (isActiveEntry(bytes, at)) throw activeDocument();
  // Text may begin at any place.
  const texts = [bytes.toString('latin1'), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')];
  if (texts.some(hasActiveField)) throw activeDocument();
}
