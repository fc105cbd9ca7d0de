import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { LinkPurpose } from '../../kernel/database/tables/accountLinks.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import { ENDED_SESSIONS } from '../access/endedSessions.ts';
import { notifying } from '../notifications/notifying.ts';
import { accountKey, forgettingAll } from '../sessions/loginAttempts.ts';
import { HAS_SECOND_STEP, type StoredAccount } from '../sessions/store.ts';
import { userColumns } from '../users/store.ts';
import type { CheckedSignup } from './checkSignup.ts';
import { linkToken } from './linkToken.ts';
import { statement } from '../../kernel/database/statement.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';

/** How long a link is good, in milliseconds. */
const GOOD_FOR = 15 * 60 * 1000;

/**
 * Links that are mailed to one account for one purpose while one of them is good: who asks for more of them keeps nobody
 * from a link, because the last one in the mailbox still serves.
 */
const LINKS = 5;

/**
 * Account, agreement, mail and notification are there together or not at all. Of two with one address at once one is there.
 * The former address of an account is nobody else's for as long as it can come back.
 */
const create = statement(
  'create_account',
  `with account as (
      insert into users (id, organization, email, password_hash, first_name, last_name, created_at, referral, affiliate)
      select $1, $2, $3, $4, $5, $6, $7::timestamptz, $12, $13
      where not exists (
        select 1 from email_changes c where c.organization = $2 and c.email = $3 and c.expires_at > $7::timestamptz
      )
      on conflict (organization, email) do nothing
      returning id, organization, email
    ), agreement as (
      insert into agreements (user_id, policy, digest, agreed_at)
      select account.id, agreed.policy, agreed.digest, $7::timestamptz
      from account, jsonb_to_recordset($8::jsonb) as agreed (policy text, digest text)
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
      select $9, organization, id, 'mail', email, $10, $11, true, $7::timestamptz from account
    ), ${notifying({ event: 'welcome', source: 'account', user: 's.id', about: 's.id', now: '$7' })}
    select id from account`,
);

/** Of an account that its patient has closed, nobody gets a link. */
const OPEN = (user: string) => `not exists (select 1 from account_closings c where c.user_id = ${user})`;

const findId = statement(
  'find_account_id',
  `select id from users u where u.organization = $1 and u.email = $2 and ${OPEN('u.id')}`,
);

/** One row for each patient and purpose: it puts those who ask at the same time in a line, and the newest link is the one. */
const issue = statement(
  'issue_account_link',
  `with issued as (
      insert into account_links as l (user_id, purpose, hash, expires_at, sent)
      select u.id, $2, $3, $4::timestamptz, array[$5::timestamptz] from users u where u.id = $1 and ${OPEN('u.id')}
      on conflict (user_id, purpose) do update set hash = excluded.hash, expires_at = excluded.expires_at,
        sent = (l.sent || excluded.sent)[greatest(1, cardinality(l.sent) - ${LINKS - 2}):]
        where cardinality(l.sent) < ${LINKS} or l.sent[1] <= $6
      returning user_id
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, secret, to_unverified, created_at)
      select $7, u.organization, u.id, 'mail', u.email, $8, $9, $10, true, $5::timestamptz
      from issued join users u on u.id = issued.user_id
    )
    select user_id from issued`,
);

const findReset = statement(
  'find_password_reset',
  `select u.email from account_links l join users u on u.id = l.user_id
    where l.user_id = $1 and l.purpose = 'password-reset' and l.hash = $2 and l.expires_at > $3 and u.organization = $4`,
);

/** Whoever comes second finds the token spent. The link was mailed, so that its address is verified. Sessions that begin
 * meanwhile end by the patient's count. Passkeys end as well: whoever knew the old password may have added one. */
const reset = statement(
  'reset_password',
  `with spent as (
      update account_links set hash = null
      where user_id = $1 and purpose = 'password-reset' and hash = $2 and expires_at > $3 returning user_id
    ), patient as (
      update users u set password_hash = $4, session_epoch = u.session_epoch + 1,
        email_verified_at = coalesce(u.email_verified_at, $3::timestamptz)
      from spent where u.id = spent.user_id returning u.id, u.organization, u.email
    ), other_links as (
      update account_links l set hash = null from spent where l.user_id = spent.user_id and l.purpose <> 'password-reset'
    ), passkeys_gone as (
      delete from passkeys p using spent where p.user_id = spent.user_id
    ), by_mail as (
      update two_steps t set mailed_password = true from spent where t.user_id = spent.user_id
    ), unlocked as (
      ${forgettingAll('$5', 'spent')}
    ), mail as (
      ${securityMail({ source: 'patient', id: '$6::text', subject: '$7', text: '$8', now: '$3' })}
    ), ended as (
      update sessions s set ended_at = $3::timestamptz
      from spent where s.user_id = spent.user_id and s.ended_at is null
    )
    select id, count(pg_notify('${ENDED_SESSIONS}', id))::int as told from patient group by id`,
);

const spendLogin = statement<'spend_login_link', StoredAccount>(
  'spend_login_link',
  `with spent as (
      update account_links l set hash = null from users u
      where l.hash = $1 and l.purpose = 'login' and l.expires_at > $2 and u.id = l.user_id and u.organization = $3
      returning l.user_id
    ), u as (
      update users set email_verified_at = coalesce(email_verified_at, $2) from spent where id = spent.user_id
      returning users.*
    )
    select u.password_hash, u.session_epoch, ${HAS_SECOND_STEP}, ${userColumns('$2')} from u`,
);

/** What makes a new account, beside what the patient gave. */
export interface NewAccount extends CheckedSignup {
  readonly id: string;
  readonly organization: string;
  readonly passwordHash: string;
  /** The policies that the patient agreed to, with digests of their texts. */
  readonly agreed: readonly { readonly policy: string; readonly digest: string }[];
  /** Where the patient comes from; null where that is not known. */
  readonly referral: string | null;
  readonly affiliate: string | null;
  readonly mail: Omit<Mail, 'recipient'>;
}

/** Creates an account. @returns false where the organization has one with this address */
export async function createAccount(database: Database, account: NewAccount, now: Date): Promise<boolean> {
  const { id, organization, email, passwordHash, firstName, lastName, agreed, referral, affiliate, mail } = account;
  const created = await database.query(create, [
    id,
    organization,
    email,
    passwordHash,
    firstName,
    lastName,
    now.toISOString(),
    JSON.stringify(agreed),
    createId(now),
    mail.subject,
    mail.text,
    referral,
    affiliate,
  ]);
  return created.length > 0;
}

/** The patient of an address. @param email in lower case */
export async function findAccountId(
  database: Database,
  organization: string,
  email: string,
): Promise<string | undefined> {
  const [account] = await database.query(findId, [organization, email]);
  return account?.id;
}

/** Keeps a new link, in place of the one before it, and mails it. @returns false where too many were mailed already */
export async function keepLink(
  database: Database,
  link: { readonly userId: string; readonly purpose: LinkPurpose; readonly token: string },
  mail: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const issued = await database.query(issue, [
    link.userId,
    link.purpose,
    linkToken.hashOf(link.token),
    new Date(now.getTime() + GOOD_FOR).toISOString(),
    now.toISOString(),
    new Date(now.getTime() - GOOD_FOR).toISOString(),
    createId(now),
    mail.subject,
    mail.text,
    link.token,
  ]);
  return issued.length > 0;
}

/** Whose password may be changed with a token. */
export interface ResetTarget {
  readonly organization: string;
  readonly userId: string;
  readonly token: string;
}

/** The address of the account that a token still changes the password of; undefined where it serves for nothing. */
export async function findPasswordReset(
  database: Database,
  { organization, userId, token }: ResetTarget,
  now: Date,
): Promise<string | undefined> {
  const [account] = await database.query(findReset, [userId, linkToken.hashOf(token), now.toISOString(), organization]);
  return account?.email;
}

/**
 * Spends a token for a new password: all sessions end, other links are over, and no address is locked out any more.
 *
 * @returns false where the token serves for nothing
 */
export async function resetPassword(
  database: Database,
  { organization, userId, token }: ResetTarget,
  account: { readonly email: string; readonly passwordHash: string; readonly mail: Omit<Mail, 'recipient'> },
  now: Date,
): Promise<boolean> {
  const done = await database.query(reset, [
    userId,
    linkToken.hashOf(token),
    now.toISOString(),
    account.passwordHash,
    accountKey(organization, account.email),
    createId(now),
    account.mail.subject,
    account.mail.text,
  ]);
  return done.length > 0;
}

/** Spends the token of a login link. @returns its patient; undefined where it serves for nothing */
export async function spendLoginLink(
  database: Database,
  organization: string,
  token: string,
  now: Date,
): Promise<StoredAccount | undefined> {
  const [account] = await database.query(spendLogin, [linkToken.hashOf(token), now.toISOString(), organization]);
  return account;
}
