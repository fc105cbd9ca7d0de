import type { Purchases } from './completion.ts';

type Bought = Pick<Purchases, 'orders' | 'subscriptions'>;

/**
 * Whether what a lab visit is about was bought: that is paid before the visit is complete.
 *
 * @param sold ids of the product templates that the visit is about; any other purchase does not count
 */
export const isBought = ({ orders, subscriptions }: Bought, sold: readonly string[]): boolean =>
  orders.some(({ status, product_template }) => status !== 'draft' && sold.includes(product_template)) ||
  subscriptions.some(({ status, product_template }) => status === 'active' && sold.includes(product_template));

/** Whether it was bought, or may have been, because nobody knows what became of its first payment. */
export const mayBeBought = (purchases: Bought, sold: readonly string[]): boolean =>
  isBought(purchases, sold) ||
  [...purchases.orders, ...purchases.subscriptions].some(
    ({ status, product_template, paying }) =>
      (status === 'draft' || status === 'incomplete') && paying && sold.includes(product_template),
  );
