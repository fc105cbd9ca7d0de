/** SQL: a payment that came to nothing, or is about to. */
export const endedPayment = (payment: string): string => `${payment}.status in ('failed', 'voiding', 'voided')`;

/** SQL: a payment by which money was taken, is reserved, or may be, because nobody knows what the provider did. */
export const activePayment = (payment: string): string => `${payment}.status in ('pending', 'authorized', 'captured')`;

/**
 * SQL: whether there is an active payment for an order or subscription, by the column of its id; there is one at the most.
 * A value and no `exists`, for which PostgreSQL may read all payments.
 */
export const beingPaid = (id: string): string =>
  `coalesce((select true from payments paying where paying.purchase = ${id} and ${activePayment('paying')}), false)`;
