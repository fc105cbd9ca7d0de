import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { ENDED_SESSIONS } from '../access/endedSessions.ts';
import { leavingMailingList } from '../mailing/store.ts';
import { accountKey, forgettingAll } from '../sessions/loginAttempts.ts';
import { restoringSignIn } from './formerSignIn.ts';

const findChanged = statement(
  'find_changed_email',
  'select email from email_changes where user_id = $1 and organization = $2 and expires_at > $3',
);

/**
 * A person who changed the address knows the password, which stops working. All sessions end, and the account is signed in to as
 * before the change. One that was closed since is open again.
 */
const undo = statement(
  'undo_email_change',
  `with change as (
      delete from email_changes where user_id = $1 and organization = $2 and email = $3 and expires_at > $4
      returning user_id, email, verified_at, former_sign_in
    ), before as (
      select u.id, u.organization, u.email, u.mailchimp_id, change.email as former, change.verified_at
      from users u join change on change.user_id = u.id for update of u
    ), patient as (
      update users u set email = before.former, email_verified_at = before.verified_at, mailchimp_id = null,
        password_hash = $5, session_epoch = u.session_epoch + 1, revision = u.revision + 1
      from before where u.id = before.id returning u.id, u.organization, u.email
    ), listed as (
      ${leavingMailingList('before', false, '$4')}
    ), tags as (
      update mailing_tags set sent_at = null, updated_at = $4::timestamptz where user_id = (select id from before)
    ), reopened as (
      delete from account_closings c using change where c.user_id = change.user_id and c.erased_at is null
    ), links as (
      update account_links set hash = null where user_id = (select user_id from change)
    ),${restoringSignIn('change')}, unlocked as (
      ${forgettingAll('$6', 'change')}
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select left(encode(sha256(convert_to($7::text || told.email, 'utf8')), 'hex'), 24), told.organization, told.id, 'mail',
        told.email, $8, $9, true, $4::timestamptz
      from (select * from patient union select id, organization, email from before) told
    ), ended as (
      update sessions s set ended_at = $4::timestamptz
      from change where s.user_id = change.user_id and s.ended_at is null
    )
    select id, count(pg_notify('${ENDED_SESSIONS}', id))::int as told from patient group by id`,
);

/** The address that can still come back to an account; undefined where none can. */
export async function findChangedEmail(
  database: Database,
  organization: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const [found] = await database.query(findChanged, [userId, organization, now.toISOString()]);
  return found?.email;
}

/**
 * Gives an account back its former address and how it was signed in to, and ends all sessions.
 *
 * @param passwordHash of a password that nobody knows
 * @returns false where it cannot be undone any more
 */
export async function writeEmailUndo(
  database: Database,
  { organization, userId, email }: { readonly organization: string; readonly userId: string; readonly email: string },
  passwordHash: string,
  mail: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const undone = await database.query(undo, [
    userId,
    organization,
    email,
    now.toISOString(),
    passwordHash,
    accountKey(organization, email),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return undone.length > 0;
}
