/** A screen of a visit as the address bar names it: the section, what of it, its position from 0. */
export interface VisitAddress {
  readonly section: string;
  /**
   * Id of the response on the intake's questions, of the membership or lab product on theirs, the photo on the
   * identification step; 'current' on the pharmacy questions, 'none' elsewhere.
   */
  readonly question: string;
  readonly step?: number;
  /** Id of the product template that is configured. */
  readonly product?: string;
}
