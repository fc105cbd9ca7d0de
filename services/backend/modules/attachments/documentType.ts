import { problems } from '../../kernel/problems/problems.ts';

/** A document that may be sent with a message. */
export interface DocumentType {
  readonly extension: 'pdf' | 'doc' | 'docx';
  readonly type: string;
}

const PDF: DocumentType = { extension: 'pdf', type: 'application/pdf' };
const DOC: DocumentType = { extension: 'doc', type: 'application/msword' };
const DOCX: DocumentType = {
  extension: 'docx',
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** What old Office files are called by their content, whichever program wrote them. */
const COMPOUND = 'application/x-cfb';

const inUtf16 = (name: string) => Buffer.from(name, 'utf16le');

/** The stream that a Word document of the old kind has, and those that hold its macros. */
const WORD = inUtf16('WordDocument');
const MACROS = [inUtf16('_VBA_PROJECT'), inUtf16('Macros')];

/** The part of a new Word document that holds macros. */
const MACRO_PART = Buffer.from('vbaProject.bin', 'latin1');

const withMacros = () =>
  problems.invalidAttachment('the document holds macros', 'Choose a document without macros, or save it as a PDF.');

/**
 * What a document is by its content; its name and what it is said to be count for nothing.
 *
 * @throws ProblemError InvalidFile for anything else, and for documents with macros
 */
export async function documentType(bytes: Buffer): Promise<DocumentType> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === PDF.type) return PDF;
  if (found?.mime === DOCX.type) {
    if (bytes.includes(MACRO_PART)) throw withMacros();
    return DOCX;
  }
  if (found?.mime === COMPOUND && bytes.includes(WORD)) {
    if (MACROS.some((stream) => bytes.includes(stream))) throw withMacros();
    return DOC;
  }
  throw problems.invalidAttachment('the file is no document of a kind that is taken');
}
