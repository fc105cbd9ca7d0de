import { inflateSync } from 'node:zlib';
import { problems } from '../../kernel/problems/problems.ts';

/** Most bytes of one packed part of a PDF that are looked at. */
const MOST = 50_000_000;

/** Actions that run something, send something or open another file, and files inside of the file. */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToR|GoToE)(?![\w.-])/;

/** The name of objects that are packed together, whichever of its letters are written as codes. */
const PACKED = new RegExp(
  `/${Array.from('ObjStm', (letter) => `(?:${letter}|#${letter.codePointAt(0)?.toString(16)})`).join('')}`,
  'gi',
);

/** So many packed objects no document has that somebody writes; and so many characters their descriptions. */
const MOST_PACKED = 20_000;
const DESCRIPTION = 2000;

const active = () =>
  problems.invalidAttachment(
    'the document runs scripts, opens other files or holds some',
    'This PDF contains scripts or other files. Print it to a new PDF, and attach that.',
  );

const unreadable = () =>
  problems.invalidAttachment(
    'the document is encrypted, so that nobody can look into it',
    'This PDF is locked. Print it to a new PDF, and attach that.',
  );

/** The text of a PDF in which each name has one spelling: `/J#61vaScript` is `/JavaScript`. */
const plain = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/#([\da-f]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** The packed objects of which `at` is the name. Those that are packed in an unusual way could not be looked into. */
function unpacked(bytes: Buffer, text: string, at: number): string {
  const begins = /stream\r?\n/.exec(text.slice(at, at + DESCRIPTION));
  if (!begins) return '';
  const from = at + begins.index;
  const description = plain(bytes.subarray(Math.max(text.lastIndexOf('obj', at), at - DESCRIPTION), from));
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(description)?.[1]?.replaceAll(/[[\]\s]/g, '');
  if (filter === undefined) return '';
  if (filter !== '/FlateDecode' || /\/(?:DecodeParms|DP)\b/.test(description)) throw active();
  try {
    return plain(inflateSync(bytes.subarray(from + begins[0].length), { maxOutputLength: MOST }));
  } catch {
    throw active();
  }
}

/**
 * Refuses a PDF with scripts, with actions that start or send something, and with files in it. Links to pages of the web stay.
 *
 * @throws ProblemError InvalidFile
 */
export function refuseActivePdf(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  if (ACTIVE.test(plain(bytes))) throw active();
  if (/\/Encrypt\b/.test(text)) throw unreadable();
  const packed = [...text.matchAll(PACKED)];
  if (packed.length > MOST_PACKED || packed.some(({ index }) => ACTIVE.test(unpacked(bytes, text, index))))
    throw active();
}
