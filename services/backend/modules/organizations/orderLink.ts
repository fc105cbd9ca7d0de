/** The address in mails of one order. It names the order by its id alone, which tells whoever sees it nothing. */
export const orderLink = (origin: string, orderId: string): string => `${origin}/orders/${orderId}`;
