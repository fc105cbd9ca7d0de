/** Says what of a machine cannot be written as data, where it stands and what to do instead. */
export class ExportError extends Error {
  override readonly name = 'ExportError';

  constructor(path: string, what: string, remedy: string) {
    super(`${path}: ${what}; ${remedy}`);
  }
}
