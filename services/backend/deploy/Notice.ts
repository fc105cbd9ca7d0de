/** A package that an installation carries, and under which terms. */
export interface Notice {
  /** With its version, such as `sharp@0.35.5`. */
  readonly name: string;
  readonly license: string;
  /** Where it comes from; undefined where it does not say so. */
  readonly source: string | undefined;
  /** Its license, or what it says of it. */
  readonly text: string;
}
