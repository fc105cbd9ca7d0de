import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { statement } from '../../kernel/database/statement.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';

/** So that whoever guesses does not fill a mailbox. */
const WARNINGS: Limit = { name: 'warn-of-guesses', most: 1, within: 24 * 60 * 60 * 1000 };

const warn = statement(
  'warn_of_guesses',
  `with patient as (select id, organization, email from users where organization = $1 and email = $2)
    ${securityMail({ source: 'patient', id: '$3::text', subject: '$4', text: '$5', now: '$6' })} returning user_id`,
);

const guessesMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'Somebody tried to log in to your account',
  text: `Somebody has entered many wrong passwords for your ${name} account. They did not get in. For a while we accept logins only from places where you have logged in before.\n\nIf it was you, choose a new password with "Forgot Password" on the login page. If not, there is nothing to do as long as you use this password nowhere else. Questions? Write to ${support_email}.`,
});

/** Writes to the patient whose password is being guessed, if there is one, once a day at the most. */
export async function warnOfGuesses(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  { id: organization, settings }: KnownTenant,
  email: string,
): Promise<void> {
  const now = clock();
  if ((await countTowards(database, WARNINGS, JSON.stringify([organization, email]), now)) !== undefined) return;
  const { subject, text } = guessesMail(settings);
  const written = await database.query(warn, [organization, email, createId(now), subject, text, now.toISOString()]);
  if (written.length > 0) jobs.wake('mail');
}
