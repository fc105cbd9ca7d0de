import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import { linkToken } from '../accounts/linkToken.ts';
import { notifying } from '../notifications/notifying.ts';

/** How long a patient waits who has lost app and recovery codes, in milliseconds. */
export const WAITED = 7 * 24 * 60 * 60 * 1000;

/** A second press of the link, or a link of before a new password, begins nothing. */
const begin = statement(
  'begin_lost_step',
  `with spent as (
      update account_links l set hash = null from users u
      where l.user_id = $1 and l.purpose = 'lost-step' and l.hash = $2 and l.expires_at > $8 and u.id = l.user_id
        and u.organization = $3 returning u.id, u.organization, u.email, u.session_epoch
    ), patient as (
      update two_steps t set lost_from = $4, lost_epoch = spent.session_epoch from spent
      where t.user_id = spent.id and t.turned_on_at is not null and not t.mailed_password returning spent.id, spent.organization, spent.email
    ), ${notifying({ event: 'two-step-ending', source: 'patient', user: 's.id', about: '$5::text', now: '$8' })},
    mail as (${securityMail({ source: 'patient', id: '$5::text', subject: '$6', text: '$7', now: '$8' })})
    select id from patient`,
);

const stop = statement(
  'stop_lost_step',
  'update two_steps set lost_from = null, lost_epoch = null where user_id = $1 and lost_from is not null returning user_id',
);

/** Whose link it is. */
export interface LostStepLink {
  readonly organization: string;
  readonly userId: string;
  readonly token: string;
}

/**
 * Begins the time after which the password alone is enough, and tells the patient.
 *
 * @returns false where the link serves for nothing
 */
export async function beginLostStep(
  database: Database,
  { organization, userId, token }: LostStepLink,
  from: Date,
  mail: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const begun = await database.query(begin, [
    userId,
    linkToken.hashOf(token),
    organization,
    from.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
    now.toISOString(),
  ]);
  return begun.length > 0;
}

/** Ends the waiting: the second step stays. */
export async function stopLostStep(database: Database, userId: string): Promise<void> {
  await database.query(stop, [userId]);
}
