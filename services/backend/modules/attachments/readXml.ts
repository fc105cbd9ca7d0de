import { SaxesParser, type SaxesTagNS } from 'saxes';
import { unclearDocument } from './WorkBudget.ts';

interface XmlHandlers {
  readonly onOpen: (element: SaxesTagNS) => void;
  readonly onText?: (text: string) => void;
  readonly onClose?: (element: SaxesTagNS) => void;
}

/** No document that somebody writes nests deeper, and a prefix is looked for in all elements around. */
const DEEPEST = 500;

/** The encodings that Office writes, by the marks that a part begins with. */
const MARKS = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

const encodingOf = (part: Buffer): 'utf-16le' | 'utf-16be' | 'utf-8' =>
  MARKS.find(([, mark]) => mark.every((byte, at) => part[at] === byte))?.[0] ?? 'utf-8';

/**
 * The text of an XML part.
 *
 * @throws ProblemError InvalidFile where it is neither UTF-8 nor UTF-16 with a mark
 */
export function xmlText(part: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder(encodingOf(part), { fatal: true }).decode(part);
  } catch {
    throw unclearDocument('a part of the document has an unusual encoding');
  }
  // UTF-16 without a mark, read as UTF-8.
  if (text.includes('\0')) throw unclearDocument('a part of the document has an unusual encoding');
  return text;
}

/**
 * Reads an XML part strictly, with its namespaces. Events come while it is read, so that a part that is refused in the end has
 * given some.
 *
 * @throws ProblemError InvalidFile where it is not well-formed, has a document type, or names another encoding than it has
 */
export function readXml(part: Buffer, { onOpen, onText, onClose }: XmlHandlers): void {
  const encoding = encodingOf(part).slice(0, 'utf-16'.length);
  const parser = new SaxesParser({ xmlns: true, position: false });
  parser.on('error', () => {
    throw unclearDocument('a part of the document is no XML');
  });
  parser.on('doctype', () => {
    throw unclearDocument('a part of the document has entities of its own');
  });
  parser.on('xmldecl', (declaration) => {
    if ((declaration.encoding ?? encoding).toLowerCase().slice(0, 'utf-16'.length) !== encoding)
      throw unclearDocument('a part of the document names another encoding');
  });
  let depth = 0;
  parser.on('opentag', (element) => {
    if (++depth > DEEPEST) throw unclearDocument('the document nests too deeply');
    onOpen(element);
  });
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  parser.on('closetag', (element) => {
    depth--;
    onClose?.(element);
  });
  parser.write(xmlText(part)).close();
}
