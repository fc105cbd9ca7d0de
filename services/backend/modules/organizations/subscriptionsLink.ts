/** The address in mails of a patient's subscriptions: the portal puts the patient's own id into it. */
export const subscriptionsLink = (origin: string): string => `${origin}/dashboard/me/subscriptions`;
