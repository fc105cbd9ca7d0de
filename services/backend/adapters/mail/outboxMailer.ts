import type { Mailer } from './Mailer.ts';

/** The sandbox: mails stay in the outbox, where its page shows them, and go nowhere. */
export const outboxMailer: Mailer = { isReadInOutbox: true, send: () => Promise.resolve() };
