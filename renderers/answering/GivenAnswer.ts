/** A question of a section with its answer in the question's own words. */
export interface GivenAnswer {
  /** The id of its step. */
  readonly step: string;
  readonly title: string;
  /** Empty where it is not answered. */
  readonly lines: readonly string[];
}
