/** The address in mails of one order. It names the order by its id alone, which tells whoever sees it nothing. */
export const orderLink = (origin: string, orderId: string): string => `${origin}/orders/${orderId}`;

/** The address in mails of a patient's subscriptions: the portal puts the patient's own id into it. */
export const subscriptionsLink = (origin: string): string => `${origin}/dashboard/me/subscriptions`;

/** The address in mails of what became of a patient's purchases: the portal puts the patient's own id into it. */
export const timelineLink = (origin: string): string => `${origin}/dashboard/me/timeline`;
