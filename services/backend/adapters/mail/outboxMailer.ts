import type { Mailer } from './Mailer.ts';

/** The default: mails stay in the outbox, where the sandbox shows them, and go nowhere. */
export const outboxMailer: Mailer = { send: () => Promise.resolve() };
