/** A file to write: its path relative to the project's folder, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}
