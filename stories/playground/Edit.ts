/** One steps JSON as it stands in the editor; `file` is relative to the project. */
export interface Edit {
  readonly file: string;
  readonly text: string;
  /** What other files hold, by name, where that has changed since the page was loaded. */
  readonly others: ReadonlyMap<string, string>;
}
