import type { KnownFacts } from '#engine/definition/FactTypes.ts';

/** A charge that the backend was asked for and that it has not refused. */
export interface BegunCharge {
  /** Id of the product template. */
  readonly template: string;
  /** The priced item and the discount code. */
  readonly choice: string;
  /** Cents, as the patient was told. */
  readonly total: number;
  /** Id of the order; null for a subscription. */
  readonly order: string | null;
}

/**
 * What a flow knows of a charge that was begun before the page was loaded: nobody knows yet whether it went through, so
 * that it is asked about before anything else is charged.
 */
export const begunFacts = ({ choice, total, order }: BegunCharge): KnownFacts => ({
  'purchase.money': 'unknown',
  'purchase.choice': choice,
  'purchase.total': total,
  ...(order !== null && { 'purchase.order': order, 'purchase.told': true }),
});
