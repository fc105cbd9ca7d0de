import type { Settings } from '../../kernel/settings/settings.ts';
import type { Mailer } from './Mailer.ts';

/** Who carries mails, as the settings say: a mail server where one is set up, otherwise the sandbox where it is on. */
export async function mailerOf({ smtp, sandbox }: Pick<Settings, 'smtp' | 'sandbox'>): Promise<Mailer> {
  if (smtp) return (await import('./smtpMailer.ts')).smtpMailer(smtp);
  return sandbox ? outboxMailer : noMailer;
}

/** Where neither a mail server is set up nor the sandbox is on: mails wait in the outbox until they are given up. */
export const noMailer: Mailer = { send: () => Promise.reject(new Error('no mail server is set up')) };

/** The sandbox: mails stay in the outbox, where its page shows them, and go nowhere. */
export const outboxMailer: Mailer = { isReadInOutbox: true, send: () => Promise.resolve() };
