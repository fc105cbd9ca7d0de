import type { Payments } from '../adapters/payments/Payments.ts';
import type { Portal } from '../modules/portal/Portal.ts';

/** What seeding works with. */
export interface Seeded extends Pick<Portal, 'database' | 'media' | 'definitions' | 'tenants' | 'catalogue' | 'clock'> {
  /** The sandbox; undefined where another provider takes the cards, which knows no demo patients. */
  readonly payments: Payments | undefined;
}
