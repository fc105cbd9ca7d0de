import { problems } from '../../kernel/problems/problems.ts';
import { pdfValuesOf, pdfVersionsOf, readPdfObjects, unpackPdfObjects } from './readPdfObjects.ts';
import { isHarmlessLink } from './isHarmlessLink.ts';
import { pdfTextOf } from './pdfTextOf.ts';
import {
  isPdfArray,
  isPdfDictionary,
  isPdfName,
  isPdfReference,
  isPdfString,
  type PdfSource,
  type PdfValue,
} from './PdfValue.ts';
import { unclearDocument, WorkBudget } from './WorkBudget.ts';

/** Most bytes that the packed objects of one PDF may have together. */
const MOST_UNPACKED = 50_000_000;

/** Most that is read of one PDF, in characters with what tokens and objects cost. That takes about a second. */
const MOST_READ = 150_000_000;

/** Actions that run something, send something or open another file, forms that are programs, and files inside of the file. */
const ACTIVE = new Set([
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'GoToE',
  'GoToR',
  'ImportData',
  'JS',
  'JavaScript',
  'Launch',
  'Movie',
  'OnInstantiate',
  'Rendition',
  'RichMedia',
  'SubmitForm',
  'Thread',
  'XFA',
]);

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

/** Whether an action, or one that follows it, opens a page of the web. */
function opensPage(first: readonly PdfValue[], resolve: (value: PdfValue) => readonly PdfValue[]): boolean {
  const actions = [...first];
  const seen = new Set<number>();
  for (let action = actions.pop(); action !== undefined; action = actions.pop()) {
    if (isPdfReference(action)) {
      if (seen.has(action.reference)) continue;
      seen.add(action.reference);
    }
    for (const version of resolve(action)) {
      // A list is one of actions, or a place in the document. A page has no `S`, and its links are not followed.
      if (isPdfReference(version)) actions.push(version);
      if (isPdfArray(version)) for (const item of version) actions.push(item);
      if (!isPdfDictionary(version)) continue;
      if (pdfValuesOf(version, 'S').some((kind) => resolve(kind).some((name) => isPdfName(name, 'URI')))) return true;
      for (const next of pdfValuesOf(version, 'Next')) actions.push(next);
    }
  }
  return false;
}

/**
 * Refuses a PDF with scripts, with actions that start or send something or open a page by themselves, and with files in it. Links
 * to pages, mails and calls stay. What can't be read is refused, because a reader may guess what it is.
 *
 * @param unpacked bytes of packed objects that may be unpacked
 * @param work characters that may be read, with what tokens and objects cost
 * @throws ProblemError InvalidFile
 */
export function refuseActivePdf(
  bytes: Buffer,
  unpacked = new WorkBudget(MOST_UNPACKED),
  work = new WorkBudget(MOST_READ),
): void {
  const actions: PdfValue[] = [];
  const triggers: PdfValue[] = [];
  const links: PdfValue[] = [];
  let isEncrypted = false;
  const file: PdfSource = {
    text: bytes.toString('latin1'),
    work,
    onName(name) {
      if (ACTIVE.has(name)) throw active();
      if (name === 'Encrypt') isEncrypted = true;
    },
    onDictionary({ entries }) {
      for (const [key, value] of entries) {
        if (key === 'OpenAction') actions.push(value);
        if (key === 'AA') triggers.push(value);
        // The base of relative links has a dictionary of the same name.
        if (key === 'URI' || key === 'Base') links.push(value);
      }
    },
  };
  const found = readPdfObjects(file);
  if (found.objects.size === 0) throw unclearDocument('the document has no objects');
  if (isEncrypted) throw unreadable();
  unpackPdfObjects(bytes, file, found, unpacked);
  const resolve = (value: PdfValue) => (isPdfReference(value) ? pdfVersionsOf(found.objects, value) : [value]);
  for (const trigger of triggers.flatMap(resolve))
    if (isPdfDictionary(trigger)) for (const [, action] of trigger.entries) actions.push(action);
  if (opensPage(actions, resolve)) throw active();
  if (links.flatMap(resolve).some((link) => isPdfString(link) && !isHarmlessLink(pdfTextOf(link)))) throw active();
}
