import { ATTACHMENT_EXTENSIONS, MAX_ATTACHMENT_BYTES, type Attachment } from '#schemas/wire/messages/attachment.ts';

const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'gif']);

const ALLOWED: ReadonlySet<string> = new Set(ATTACHMENT_EXTENSIONS);

const extensionOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What the server is told that a file is; it looks at the content. */
export const mediaTypeOf = (name: string): Attachment['mediaType'] =>
  PICTURES.has(extensionOf(name)) ? 'private-image' : 'document';

/** What is wrong with a file that is to be attached. */
export type FileFault = 'kind' | 'size' | 'empty';

/** Why a file cannot be attached; undefined where it can. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): FileFault | undefined {
  if (!name.includes('.') || !ALLOWED.has(extensionOf(name))) return 'kind';
  if (size > MAX_ATTACHMENT_BYTES) return 'size';
  return size === 0 ? 'empty' : undefined;
}
