import type { Purchases } from './completion.ts';

/** Whether what a lab visit is about was bought: that is paid before the visit is complete. */
export const isBought = ({ orders, subscriptions }: Purchases): boolean =>
  orders.some(({ status }) => status !== 'draft') || subscriptions.some(({ status }) => status === 'active');
