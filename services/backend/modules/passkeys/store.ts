import type { Passkey } from '#schemas/wire/passkey.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import { deviceWords } from '../sessions/deviceWords.ts';
import { HAS_SECOND_STEP, type StoredAccount } from '../sessions/store.ts';
import { userColumns } from '../users/store.ts';
import type { StoredKey } from './checkedPasskey.ts';

/** Passkeys that one account has: more than anybody has devices. */
export const MOST_PASSKEYS = 20;

const list = statement<'list_passkeys', { created_at: string }>(
  'list_passkeys',
  `select p.id as "_id", p.credential_id, p.user_agent, ${isoText('p.created_at')} as created_at,
      ${isoText('p.last_used_at')} as last_used_at
    from passkeys p where p.user_id = $1 order by p.created_at desc, p.id desc`,
);

const add = statement(
  'add_passkey',
  `with added as (
      insert into passkeys (id, user_id, credential_id, public_key, counter, user_agent, created_at)
      select $1, u.id, $3, $4, $5::text::bigint, $6, $10::timestamptz from users u
      where u.id = $2 and (select count(*) from passkeys where user_id = $2) < ${MOST_PASSKEYS}
      on conflict do nothing returning user_id
    ), patient as (select u.id, u.organization, u.email from users u join added on added.user_id = u.id),
    mail as (${securityMail({ source: 'patient', id: '$7::text', subject: '$8', text: '$9', now: '$10' })})
    select user_id from added`,
);

const remove = statement(
  'remove_passkey',
  `with removed as (delete from passkeys where id = $1 and user_id = $2 returning user_id),
    patient as (select u.id, u.organization, u.email from users u join removed on removed.user_id = u.id),
    mail as (${securityMail({ source: 'patient', id: '$3::text', subject: '$4', text: '$5', now: '$6' })})
    select user_id from removed`,
);

const find = statement<'find_passkey', StoredAccount & { counter: string }>(
  'find_passkey',
  `select p.id as passkey, p.credential_id, p.public_key, p.counter::text as counter,
      u.password_hash, u.session_epoch, ${HAS_SECOND_STEP}, ${userColumns('$3')}
    from passkeys p join users u on u.id = p.user_id where p.credential_id = $1 and u.organization = $2`,
);

const findOwnerSteps = statement<'find_owner_steps', { has_app: boolean; has_passkey: boolean }>(
  'find_owner_steps',
  `select exists (select 1 from two_steps where user_id = $1 and turned_on_at is not null) as has_app,
      exists (select 1 from passkeys where user_id = $1) as has_passkey`,
);

/** Of two answers with one count, the second is refused. Authenticators that do not count say 0 each time. */
const use = statement(
  'use_passkey',
  `update passkeys set counter = $2::text::bigint, last_used_at = $3
    where id = $1 and (counter < $2::text::bigint or (counter = 0 and $2::text::bigint = 0)) returning id`,
);

/** The passkeys of a patient, the newest first. */
export async function listPasskeys(
  database: Database,
  userId: string,
): Promise<readonly (Passkey & { readonly credential_id: string })[]> {
  const listed = await database.query(list, [userId]);
  return listed.map(({ user_agent, ...passkey }) => ({ ...passkey, device: deviceWords(user_agent) }));
}

/** Adds a passkey and tells the patient. @returns false where it is known already, or there are too many */
export async function addPasskey(
  database: Database,
  userId: string,
  { credential_id, public_key, counter, userAgent }: StoredKey & { readonly userAgent: string },
  { subject, text }: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const added = await database.query(add, [
    createId(now),
    userId,
    credential_id,
    public_key,
    String(counter),
    userAgent,
    createId(now),
    subject,
    text,
    now.toISOString(),
  ]);
  return added.length > 0;
}

/** Removes a passkey and tells the patient. @returns false where the patient has no such passkey */
export async function removePasskey(
  database: Database,
  { userId, passkey }: { readonly userId: string; readonly passkey: string },
  { subject, text }: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const removed = await database.query(remove, [passkey, userId, createId(now), subject, text, now.toISOString()]);
  return removed.length > 0;
}

/** The passkey with the id of an authenticator, and its patient; undefined where the organization has none. */
export async function findPasskey(database: Database, organization: string, credentialId: string, now: Date) {
  const [found] = await database.query(find, [credentialId, organization, now.toISOString()]);
  return found && { ...found, counter: Number(found.counter) };
}

/** What a patient can show besides the password. */
export async function findSteps(database: Database, userId: string) {
  const [found] = await database.query(findOwnerSteps, [userId]);
  return { hasApp: found?.has_app === true, hasPasskey: found?.has_passkey === true };
}

/** Notes that a passkey was used. @returns false where it was used with this count already, or is gone */
export async function spendPasskey(database: Database, passkey: string, counter: number, now: Date): Promise<boolean> {
  return (await database.query(use, [passkey, String(counter), now.toISOString()])).length > 0;
}
