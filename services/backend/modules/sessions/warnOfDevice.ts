import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { countTowards, type Limit } from '../../kernel/limits/countTowards.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import { sessionEnd } from '../../kernel/outbox/sessionEndIn.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Portal } from '../portal/Portal.ts';
import { mailZoneOf } from '../states/mailZoneOf.ts';
import { deviceWords } from './deviceWords.ts';

/** So that a browser that keeps no cookie does not fill a mailbox. */
const WARNINGS: Limit = { name: 'warn-of-device', most: 5, within: 24 * 60 * 60 * 1000 };

const warn = statement(
  'warn_of_device',
  `with patient as (select id, organization, email from users where id = $1 and organization = $2)
    ${securityMail({ source: 'patient', id: '$3::text', subject: '$4', text: '$5', now: '$6' })} returning user_id`,
);

/** A sign-in with a browser that the account did not know. */
interface SignIn {
  readonly userId: string;
  readonly session: string;
  readonly userAgent: string;
  readonly at: Date;
  /** The patient's home state, if it is known. */
  readonly state: string | null;
  /** Where links in mails lead. */
  readonly origin: string;
}

const deviceMail = (
  { name, support_email }: Sender,
  { userId, session, userAgent, at, state, origin }: SignIn,
): Omit<Mail, 'recipient'> => ({
  subject: 'New login to your account',
  text: `Somebody has logged in to your ${name} account on a device that we did not know:\n\n${deviceWords(userAgent)}\n${momentIn(at, mailZoneOf(state))}\n\nIf it was you, there is nothing to do.\n\nIf it was not you, open this link within 7 days. It signs that device out:\n\n${origin}/end-session/${userId}/${sessionEnd(session)}\n\nThen choose a new password:\n\n${origin}/request-password-reset\n\nQuestions? Write to ${support_email}.`,
});

/** Writes to a patient whose account was signed in to with a new device, five times a day at the most. */
export async function warnOfDevice(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  { id: organization, settings }: KnownTenant,
  signIn: SignIn,
): Promise<void> {
  const now = clock();
  const { userId } = signIn;
  if ((await countTowards(database, WARNINGS, userId, now)) !== undefined) return;
  const { subject, text } = deviceMail(settings, signIn);
  const written = await database.query(warn, [userId, organization, createId(now), subject, text, now.toISOString()]);
  if (written.length > 0) jobs.wake('mail');
}
