/** SQL: a payment that came to nothing, or is about to. */
export const endedPayment = (payment: string): string => `${payment}.status in ('failed', 'voiding', 'voided')`;

/** SQL: a payment by which money was taken, is reserved, or may be, because nobody knows what the provider did. */
export const activePayment = (payment: string): string => `${payment}.status in ('pending', 'authorized', 'captured')`;
