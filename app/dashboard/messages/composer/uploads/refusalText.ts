import { MAX_ATTACHMENTS } from '#schemas/wire/messages/attachment.ts';
import { shownFileName } from '../../files/shownFileName.ts';
import type { FileFault } from './faultOf.ts';

const texts: { readonly [F in FileFault | 'many']: (name: string) => string } = {
  kind: (name) => `${name} was not attached: files can be JPG, PNG, GIF, PDF, DOC or DOCX.`,
  size: (name) => `${name} was not attached: files can have up to 10 MB.`,
  empty: (name) => `${name} was not attached: it is empty.`,
  many: (name) => `${name} was not attached: a message can have up to ${MAX_ATTACHMENTS} files.`,
};

/** Says why a file was not attached. */
export function refusalText(name: string, fault: keyof typeof texts): string {
  const { stem, ending } = shownFileName(name);
  return texts[fault](`${stem}${ending}`);
}
