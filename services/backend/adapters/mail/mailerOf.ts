import type { Settings } from '../../kernel/settings/settings.ts';
import type { Mailer } from './Mailer.ts';
import { outboxMailer } from './outboxMailer.ts';
import { smtpMailer } from './smtpMailer.ts';

/** Who carries mails, as the settings say: a mail server where one is set up, otherwise they stay in the outbox. */
export const mailerOf = ({ smtp }: Pick<Settings, 'smtp'>): Mailer => (smtp ? smtpMailer(smtp) : outboxMailer);
