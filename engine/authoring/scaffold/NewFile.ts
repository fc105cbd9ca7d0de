/** A file to write: its path from the project's folder, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}
