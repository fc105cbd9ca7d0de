import { activePayment } from './activePayment.ts';

/** SQL: whether there is an active payment for an order or subscription, by the column of its id. */
export const beingPaid = (id: string): string =>
  `exists (select 1 from payments paying where paying.purchase = ${id} and ${activePayment('paying')})`;
