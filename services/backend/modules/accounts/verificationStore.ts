import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';

const find = statement(
  'find_email_to_verify',
  `select email, email_verified_at is not null as is_verified, state from users where id = $1 and organization = $2`,
);

const verify = statement(
  'verify_email',
  `update users set email_verified_at = coalesce(email_verified_at, $3) where id = $1 and email = $2 returning id`,
);

const mail = statement(
  'mail_email_verification',
  `insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
    select $2, organization, id, 'mail', email, $3, $4, true, $5::timestamptz from users where id = $1`,
);

/** The address of an account, whether it is verified, and the patient's home state. */
interface StoredEmail {
  readonly email: string;
  readonly is_verified: boolean;
  readonly state: string | null;
}

/** The address and home state of a patient of an organization; undefined where there is none. */
export async function findEmail(
  database: Database,
  organization: string,
  userId: string,
): Promise<StoredEmail | undefined> {
  const [found] = await database.query(find, [userId, organization]);
  return found && { email: found.email, is_verified: found.is_verified ?? false, state: found.state };
}

/** Keeps that an address is verified, as long as it is still the account's. @returns whether it is */
export async function verifyEmail(database: Database, userId: string, email: string, now: Date): Promise<boolean> {
  return (await database.query(verify, [userId, email, now.toISOString()])).length > 0;
}

/** Mails a patient a link that verifies the address. */
export async function mailVerification(
  database: Database,
  userId: string,
  { subject, text }: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<void> {
  await database.query(mail, [userId, createId(now), subject, text, now.toISOString()]);
}
