import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import { ENDED_SESSIONS } from '../access/endedSessions.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { userColumns } from '../users/store.ts';
import { leavingMailingList } from '../mailing/store.ts';
import { formerSignIn } from './formerSignIn.ts';

/** How long a changed address can be undone, in milliseconds. */
const UNDONE_WITHIN = 7 * 24 * 60 * 60 * 1000;

const find = statement(
  'find_credentials',
  `select email, password_hash from users u where id = $1 and organization = $2
    and not exists (select 1 from account_closings c where c.user_id = u.id)`,
);

/** An address that another account has, or had so lately that the change can be undone. */
const isTaken = statement<'is_email_taken', { taken: boolean }>(
  'is_email_taken',
  `select exists (select 1 from users where organization = $1 and email = $2 and id <> $3)
      or exists (select 1 from email_changes where organization = $1 and email = $2 and user_id <> $3 and expires_at > $4)
    as taken`,
);

/**
 * On the address and the password that were seen. A former address that comes back is verified as before, and stays the former
 * one: else a thief would go there and on, and take the undo away. Once more left, it has the whole time again, and the sign-in
 * from before the first change. One that was never verified gets no mail and can undo nothing: it may be a stranger's.
 */
const changeEmail = statement<'change_email', StoredUser>(
  'change_email',
  `with before as (
      select id, organization, email, email_verified_at, mailchimp_id from users
      where id = $1 and organization = $2 and email = $3 and password_hash = $4 for update
    ), former as (
      select c.email, c.verified_at from email_changes c join before on before.id = c.user_id where c.expires_at > $6::timestamptz
    ), u as (
      update users set email = $5, email_verified_at = (select former.verified_at from former where former.email = $5),
        mailchimp_id = null, revision = users.revision + 1
      from before where users.id = before.id returning users.*
    ), listed as (
      ${leavingMailingList('before', false, '$6')}
    ), tags as (
      update mailing_tags set sent_at = null, updated_at = $6::timestamptz where user_id = (select id from before)
    ), kept as (
      insert into email_changes as c (user_id, organization, email, verified_at, expires_at, former_sign_in)
      select id, organization, email, email_verified_at, $7::timestamptz, ${formerSignIn('before.id', '$6')} from before
      where email_verified_at is not null and not exists (select 1 from former where former.email = $5)
      on conflict (user_id) do update
        set email = excluded.email, verified_at = excluded.verified_at, expires_at = excluded.expires_at,
          former_sign_in = case when c.expires_at <= $6::timestamptz then excluded.former_sign_in else c.former_sign_in end
        where c.expires_at <= $6::timestamptz or c.email = excluded.email
      returning user_id, email
    ), links as (
      update account_links set hash = null where user_id = (select id from before)
    ), verification as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select $8, organization, id, 'mail', $5, $9, $10, true, $6::timestamptz from before
    ), notice as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select left(encode(sha256(convert_to($11::text || told.email, 'utf8')), 'hex'), 24), before.organization, before.id,
        'mail', told.email, $12, case when told.may_undo then $13 else $14 end, true, $6::timestamptz
      from before, lateral (
        select f.email, bool_or(f.may_undo) as may_undo from (
          select before.email, false as may_undo where before.email_verified_at is not null
          union all select kept.email, true from kept
          union all select former.email, true from former
        ) f where f.email <> $5 group by f.email
      ) told
    )
    select ${userColumns('$6')} from u`,
);

/** All sessions end but the one that asks, which goes on under the patient's new count. */
const changePassword = statement(
  'change_password',
  `with patient as (
      update users u set password_hash = $4, session_epoch = u.session_epoch + 1
      where u.id = $1 and u.password_hash = $3 returning u.id, u.organization, u.email, u.session_epoch
    ), kept as (
      update sessions s set epoch = patient.session_epoch from patient where s.id = $2 and s.ended_at is null
    ), ended as (
      update sessions s set ended_at = $5::timestamptz
      from patient where s.user_id = patient.id and s.id <> $2 and s.ended_at is null
    ), links as (
      update account_links l set hash = null from patient where l.user_id = patient.id
    ), mail as (
      ${securityMail({ source: 'patient', id: '$6::text', subject: '$7', text: '$8', now: '$5' })}
    )
    select id, count(pg_notify('${ENDED_SESSIONS}', id))::int as told from patient group by id`,
);

/** What a patient signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password_hash: string;
}

/** Returns what a patient of an organization signs in with; undefined without such a patient, or after the account was closed. */
export async function findCredentials(
  database: Database,
  organization: string,
  userId: string,
): Promise<Credentials | undefined> {
  const [found] = await database.query(find, [userId, organization]);
  return found;
}

/** Whose address changes, and from what. */
export interface EmailChange extends Credentials {
  readonly userId: string;
  readonly organization: string;
  /** In lower case. */
  readonly to: string;
}

/** Whether the address belongs to another patient of the organization. */
export async function isEmailTaken(
  database: Database,
  { organization, to, userId }: Pick<EmailChange, 'organization' | 'to' | 'userId'>,
  now: Date,
): Promise<boolean> {
  const [found] = await database.query(isTaken, [organization, to, userId, now.toISOString()]);
  return found?.taken === true;
}

interface ChangeMails {
  /** To the new address. */
  readonly verification: Omit<Mail, 'recipient'>;
  /** To the former address, which can undo it. */
  readonly notice: Omit<Mail, 'recipient'>;
  /** What an address is told that cannot, because there was one before it. */
  readonly plainNotice: string;
}

/**
 * Changes the address of an account, whose new one is not verified, and writes to both.
 *
 * @returns undefined where address or password have changed since they were seen
 */
export async function writeEmailChange(
  database: Database,
  { userId, organization, email, password_hash, to }: EmailChange,
  { verification, notice, plainNotice }: ChangeMails,
  now: Date,
): Promise<StoredUser | undefined> {
  const [user] = await database.query(changeEmail, [
    userId,
    organization,
    email,
    password_hash,
    to,
    now.toISOString(),
    new Date(now.getTime() + UNDONE_WITHIN).toISOString(),
    createId(now),
    verification.subject,
    verification.text,
    createId(now),
    notice.subject,
    notice.text,
    plainNotice,
  ]);
  return user;
}

/**
 * Changes a password and ends all sessions but one.
 *
 * @param session the one that goes on
 * @param before the hash that was seen
 * @returns false where the password has changed since
 */
export async function writePassword(
  database: Database,
  { userId, session, before, after }: { readonly [part in 'userId' | 'session' | 'before' | 'after']: string },
  mail: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const changed = await database.query(changePassword, [
    userId,
    session,
    before,
    after,
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return changed.length > 0;
}
