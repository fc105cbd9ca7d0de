/** Which order is acted on: the newest that fits, of one patient or by its id where given. */
export interface OrderTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly orderId: string | null;
}

/** Of the notification of an order `s`: the panel that it is of, where it is a lab test, so that the notification leads there. */
export const LAB_OF_ORDER = {
  panel: '(select l.id from lab_panels l where l.purchase = s.id and l.user_id = s.user_id)',
  report: 'null',
} as const;
