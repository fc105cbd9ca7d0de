/** Looks for viruses in files. */
export interface Scanner {
  /**
   * Whether a file holds a virus.
   *
   * @throws ScannerUnavailable where no answer came
   */
  readonly finds: (file: Buffer) => Promise<boolean>;
}

/** A scanner that could not be reached or gave no answer. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}
