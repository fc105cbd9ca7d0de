import { activePayment } from './activePayment.ts';

/**
 * SQL: whether there is an active payment for an order or subscription, by the column of its id; there is one at the most.
 * A value and no `exists`, for which PostgreSQL may read all payments.
 */
export const beingPaid = (id: string): string =>
  `coalesce((select true from payments paying where paying.purchase = ${id} and ${activePayment('paying')}), false)`;
