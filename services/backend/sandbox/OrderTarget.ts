/** Which order is acted on: the newest that fits, of one patient or by its id where given. */
export interface OrderTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly orderId: string | null;
}
