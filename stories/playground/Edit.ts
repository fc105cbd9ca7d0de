/** The text of one steps JSON file in the editor; `file` is its path in the project. */
export interface Edit {
  readonly file: string;
  readonly text: string;
  /** The texts of other files, by path, if they have changed since the page was loaded. */
  readonly others: ReadonlyMap<string, string>;
}
