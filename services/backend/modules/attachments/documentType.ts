import { problems } from '../../kernel/problems/problems.ts';
import { refuseActivePdf } from './refuseActivePdf.ts';
import { refuseActiveDoc } from './refuseActiveDoc.ts';
import { refuseActiveDocx } from './refuseActiveDocx.ts';

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

/** The stream that a Word document of the old kind has. */
const WORD = Buffer.from('WordDocument', 'utf16le');

/**
 * What a document is by its content; its name and what it is said to be count for nothing. Whether a scanner of viruses is set up
 * or not, a document that runs something or loads something is refused.
 *
 * @throws ProblemError InvalidFile for anything else, and for documents with scripts, macros or other files in them
 */
export async function documentType(bytes: Buffer): Promise<DocumentType> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime === PDF.type) {
    refuseActivePdf(bytes);
    return PDF;
  }
  if (found?.mime === DOCX.type) {
    refuseActiveDocx(bytes);
    return DOCX;
  }
  if (found?.mime === COMPOUND && bytes.includes(WORD)) {
    refuseActiveDoc(bytes);
    return DOC;
  }
  throw problems.invalidAttachment('the file is no document of a kind that is taken');
}
