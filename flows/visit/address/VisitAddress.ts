/** A screen of a visit as its URL names it: section, question, and position from 0. */
export interface VisitAddress {
  readonly section: string;
  /**
   * On the intake's questions, the id of the response; on a membership's or lab product's questions, the id of that; on
   * the identification step, the photo; 'current' on the pharmacy questions, 'none' elsewhere.
   */
  readonly question: string;
  readonly step?: number;
  /** Id of the product template being configured. */
  readonly product?: string;
}
