/** A calendar of the scheduling service that appointments are booked in. */
export interface Calendar {
  /** Its event link: a host of whatever environment, and the path of the calendar there. */
  readonly link: string;
  /** What is booked in it. */
  readonly name: string;
  /** How long an appointment takes. */
  readonly minutes: number;
}
