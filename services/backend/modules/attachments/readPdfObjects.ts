import { inflateSync } from 'node:zlib';
import { findPdfObjects } from './findPdfObjects.ts';
import {
  isPdfArray,
  isPdfDictionary,
  isPdfName,
  type PdfDictionary,
  type PdfReference,
  type PdfSource,
  type PdfValue,
} from './PdfValue.ts';
import { afterBlank, readPdfValue } from './readPdfValue.ts';
import { unclearDocument, type WorkBudget } from './WorkBudget.ts';

/** What an object costs on top of its characters, because its place is remembered. */
const OBJECT = 300;

/** What follows an object, also where its `endobj` is missing or written right behind a number. */
const AFTER_OBJECT = /\d*endobj|xref|trailer|startxref|\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj|$/y;

const LINE_END = /\r?\n/y;

/** Where an object is written, in the file or in what was unpacked. */
interface Place {
  readonly source: PdfSource;
  readonly at: number;
  readonly end: number;
}

/** The objects of a PDF by their numbers, each with all of its versions. */
type PdfObjects = Map<number, Place[]>;

/** Streams by the places of their data, each once however many objects lead to it. */
type PdfStreams = Map<number, PdfDictionary>;

const nothing = () => undefined;

/** Reads every version of an object again that a reference points to. @throws ProblemError InvalidFile where that is too much work */
export const pdfVersionsOf = (objects: PdfObjects, { reference }: PdfReference): readonly PdfValue[] =>
  (objects.get(reference) ?? []).map(
    ({ source, at, end }) => readPdfValue({ ...source, onName: nothing, onDictionary: nothing }, at, end)[0],
  );

/** All values of a key, because readers differ in which they use. */
export const pdfValuesOf = ({ entries }: PdfDictionary, key: string): readonly PdfValue[] =>
  entries.filter(([name]) => name === key).map(([, value]) => value);

function remember(objects: PdfObjects, number: number, place: Place): void {
  place.source.work.take(OBJECT);
  const places = objects.get(number);
  if (places) places.push(place);
  else objects.set(number, [place]);
}

/**
 * Reads every object and every trailer of a PDF, but not what is packed in streams.
 *
 * @throws ProblemError InvalidFile where one can't be read, or where a stream is another file
 */
export function readPdfObjects(source: PdfSource): { readonly objects: PdfObjects; readonly streams: PdfStreams } {
  const { text } = source;
  const objects: PdfObjects = new Map();
  const streams: PdfStreams = new Map();
  for (const { number, at } of findPdfObjects(text)) {
    remember(objects, number, { source, at, end: text.length });
    const [value, end] = readPdfValue(source, at);
    const next = afterBlank(source, end);
    if (text.startsWith('stream', next) && isPdfDictionary(value)) {
      if (pdfValuesOf(value, 'F').length > 0) throw unclearDocument('a stream of the document is another file');
      streams.set(next + 'stream'.length, value);
    } else {
      AFTER_OBJECT.lastIndex = next;
      if (!AFTER_OBJECT.test(text)) throw unclearDocument('an object of the document has no end');
    }
  }
  for (let at = text.indexOf('trailer'); at >= 0; at = text.indexOf('trailer', at + 1)) {
    const value = afterBlank(source, at + 'trailer'.length);
    if (text.startsWith('<<', value)) readPdfValue(source, value);
  }
  return { objects, streams };
}

/** Whether a stream holds objects. Readers need no type for that. */
const holdsObjects = (stream: PdfDictionary): boolean =>
  ['N', 'First'].every((key) => pdfValuesOf(stream, key).length > 0) ||
  pdfValuesOf(stream, 'Type').some((type) => isPdfName(type, 'ObjStm'));

/** The number that a key has in the description of packed objects. @throws ProblemError InvalidFile for anything else */
function countOf(stream: PdfDictionary, key: string): number {
  const [value] = pdfValuesOf(stream, key);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw unclearDocument('packed objects are not counted');
  return value;
}

/**
 * The text of packed objects. Only the ways of packing that writers use are taken.
 *
 * @param at where the word `stream` ends
 */
function textOf(bytes: Buffer, file: PdfSource, at: number, stream: PdfDictionary, unpacked: WorkBudget): string {
  const keys = stream.entries.map(([key]) => key);
  LINE_END.lastIndex = at;
  const isUsual = LINE_END.test(file.text) && new Set(keys).size === keys.length;
  if (!isUsual || keys.some((key) => /^(?:DecodeParms|DP|Crypt)$/.test(key)))
    throw unclearDocument('objects are packed in an unusual way');
  const from = LINE_END.lastIndex;
  const [filter] = pdfValuesOf(stream, 'Filter');
  if (filter === undefined) {
    const end = from + countOf(stream, 'Length');
    if (!file.text.startsWith('endstream', afterBlank(file, end)))
      throw unclearDocument('the length of unpacked objects is wrong');
    unpacked.take(end - from);
    return file.text.slice(from, end);
  }
  const filters = isPdfArray(filter) ? filter : [filter];
  if (filters.length !== 1 || !isPdfName(filters[0], 'FlateDecode'))
    throw unclearDocument('objects are packed in an unusual way');
  let content: Buffer;
  try {
    content = inflateSync(bytes.subarray(from), { maxOutputLength: Math.max(1, unpacked.left) });
  } catch {
    throw unclearDocument('packed objects are broken or too many');
  }
  unpacked.take(content.length);
  return content.toString('latin1');
}

/** Reads `N` pairs of number and place, and a value at each place, with nothing between. */
function readPacked(source: PdfSource, stream: PdfDictionary, objects: PdfObjects): void {
  const first = countOf(stream, 'First');
  const { text } = source;
  const head = text
    .slice(0, first)
    .split(/[\0\t\n\f\r ]+/)
    .filter(Boolean)
    .map(Number);
  source.work.take(first * 8);
  if (head.length !== 2 * countOf(stream, 'N') || !head.every((number) => Number.isInteger(number)))
    throw unclearDocument('the list of packed objects is wrong');
  for (let at = 0; at < head.length; at += 2) {
    const begin = first + (head[at + 1] ?? 0);
    const end = at + 3 < head.length ? first + (head[at + 3] ?? 0) : text.length;
    if (begin < first || end < begin) throw unclearDocument('packed objects are out of order');
    const place = { source, at: begin, end };
    remember(objects, head[at] ?? 0, place);
    const [, last] = readPdfValue(source, begin, end);
    if (afterBlank(source, last) < end) throw unclearDocument('there is something between packed objects');
  }
}

/**
 * Unpacks the objects that are packed in streams, and adds them to the others.
 *
 * @param bytes the file of which `file` is the text
 * @param unpacked bytes that may be unpacked
 * @throws ProblemError InvalidFile where they can't be unpacked or read
 */
export function unpackPdfObjects(
  bytes: Buffer,
  file: PdfSource,
  { objects, streams }: ReturnType<typeof readPdfObjects>,
  unpacked: WorkBudget,
): void {
  for (const [at, stream] of streams)
    if (holdsObjects(stream)) readPacked({ ...file, text: textOf(bytes, file, at, stream, unpacked) }, stream, objects);
}
