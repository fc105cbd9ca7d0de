/** A fault that is planted in the product to see that a test fails by it. */
export interface Break {
  /** What goes wrong, as a patient would describe it: `a discount is taken off twice`. */
  readonly name: string;
  /** The file that is changed, from the root of the project. */
  readonly file: string;
  /** A text that the file has exactly once. */
  readonly from: string;
  /** What takes its place. The file still parses, and types need not fit. */
  readonly to: string;
  /** The test that fails by it: its file, and its full name with ` > ` between suites and title. */
  readonly seenBy: { readonly file: string; readonly test: string };
}
