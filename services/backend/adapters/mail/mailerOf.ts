import type { Settings } from '../../kernel/settings/settings.ts';
import type { Mailer } from './Mailer.ts';
import { noMailer } from './noMailer.ts';
import { outboxMailer } from './outboxMailer.ts';

/** Who carries mails, as the settings say: a mail server where one is set up, otherwise the sandbox where it is on. */
export async function mailerOf({ smtp, sandbox }: Pick<Settings, 'smtp' | 'sandbox'>): Promise<Mailer> {
  if (smtp) return (await import('./smtpMailer.ts')).smtpMailer(smtp);
  return sandbox ? outboxMailer : noMailer;
}
