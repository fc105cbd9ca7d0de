/** Drafts cannot be written out as was asked; the message says why and how to go on. */
export class DraftExportError extends Error {
  override readonly name = 'DraftExportError';
}
