/** A screen of a visit as the address bar names it: the section, the question where there is one, its position from 0. */
export interface VisitAddress {
  readonly section: string;
  /** Id of the response on the intake's questions, 'current' on the pharmacy questions, 'none' elsewhere. */
  readonly question: string;
  readonly step?: number;
}
