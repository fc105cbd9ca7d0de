/** One steps JSON as it stands in the editor; `file` is relative to the project. */
export interface Edit {
  readonly file: string;
  readonly text: string;
}
