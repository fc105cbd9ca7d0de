import type { subscriptions } from '../kernel/database/tables/subscriptions.ts';

/** Whose subscriptions are written. */
export interface Subscriber {
  /** The abbreviation of the home state; null where there is none. */
  readonly state: string | null;
  readonly organization: string;
  readonly userId: string;
  /** The account at the payment provider; null where there is none. */
  readonly customerId: string | null;
  /** The visits of the patient, by the slug of their template. */
  readonly visits: ReadonlyMap<string, string>;
}

/** A subscription as it is written, with the moments that follow from the days of the demo. */
export type WrittenSubscription = typeof subscriptions.$inferInsert;
