import type { Payments } from '../adapters/payments/Payments.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import type { subscriptions } from '../kernel/database/tables/subscriptions.ts';

/** What seeding works with. */
export interface Seeded extends Pick<Portal, 'database' | 'media' | 'definitions' | 'tenants' | 'catalogue' | 'clock'> {
  /** The sandbox; undefined where another provider takes the cards, which knows no demo patients. */
  readonly payments: Payments | undefined;
}

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
