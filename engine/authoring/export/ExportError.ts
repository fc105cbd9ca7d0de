/** A part of a machine cannot be written as data. The message says which part, where it is, and what to do instead. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(path: string, what: string, remedy: string) {
    super(`${path}: ${what}; ${remedy}`);
  }
}
