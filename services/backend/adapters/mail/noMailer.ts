import type { Mailer } from './Mailer.ts';

/** Where neither a mail server is set up nor the sandbox is on: mails wait in the outbox until they are given up. */
export const noMailer: Mailer = { send: () => Promise.reject(new Error('no mail server is set up')) };
