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

/** Whether what a browser has kept is such a charge: a user of the browser may have written it. */
export const isBegunCharge = (value: unknown): value is BegunCharge =>
  typeof value === 'object' &&
  value !== null &&
  'template' in value &&
  'choice' in value &&
  'total' in value &&
  'order' in value &&
  typeof value.template === 'string' &&
  typeof value.choice === 'string' &&
  Number.isInteger(value.total) &&
  (value.order === null || typeof value.order === 'string');

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
