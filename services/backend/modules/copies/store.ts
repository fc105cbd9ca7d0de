import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Credentials } from '../credentials/store.ts';

const COLUMNS = `id, requested_at as "requestedAt", made_at as "madeAt", expires_at as "expiresAt", bytes,
  failed_at as "failedAt"`;

const find = statement('find_data_copy', `select ${COLUMNS} from data_copies where user_id = $1 and organization = $2`);

/**
 * On the password that was seen. One that is being made or can be downloaded stays, so that of several requests at once all
 * ask for the same copy.
 */
const request = statement(
  'request_data_copy',
  `insert into data_copies as c (user_id, id, organization, requested_at)
    select u.id, $3, u.organization, $4::timestamptz from users u
    where u.id = $1 and u.organization = $2 and u.password_hash = $5
    on conflict (user_id) do update set id = excluded.id, requested_at = excluded.requested_at, made_at = null,
      expires_at = null, bytes = null, failed_at = null, removed_at = null
      where c.failed_at is not null or c.expires_at <= $4::timestamptz
    returning ${COLUMNS}`,
);

const listDue = statement(
  'list_data_copies_due',
  `select id from data_copies
    where made_at is null and failed_at is null and ${withoutJob('copies', 'data_copies.id')}
    order by requested_at limit 50`,
);

const findDue = statement(
  'find_data_copy_due',
  `select id, user_id as "userId", organization from data_copies where id = $1 and made_at is null and failed_at is null`,
);

/** The patient is told in the statement that makes it ready, and once. */
const finish = statement(
  'finish_data_copy',
  `with made as (
      update data_copies set made_at = $2::timestamptz, expires_at = $3::timestamptz, bytes = $4::int
      where id = $1 and made_at is null and failed_at is null returning user_id
    ), patient as (
      select u.id, u.organization, u.email from made join users u on u.id = made.user_id
    ), mail as (
      ${securityMail({ source: 'patient', id: '$5::text', subject: '$6', text: '$7', now: '$2' })}
    )
    select id from patient`,
);

const giveUp = statement(
  'give_up_data_copy',
  'update data_copies set failed_at = $2 where id = $1 and made_at is null and failed_at is null',
);

const findReady = statement(
  'find_ready_data_copy',
  `select id from data_copies
    where user_id = $1 and organization = $2 and made_at is not null and removed_at is null and expires_at > $3`,
);

const listOver = statement(
  'list_data_copies_over',
  `select id from data_copies where made_at is not null and removed_at is null and expires_at <= $1
    order by expires_at limit 100`,
);

const markRemoved = statement('mark_data_copy_removed', 'update data_copies set removed_at = $2 where id = $1');

/** How a copy stands. */
export interface KeptCopy {
  readonly id: string;
  readonly requestedAt: Date;
  /** Null while it is being made. */
  readonly madeAt: Date | null;
  readonly expiresAt: Date | null;
  readonly bytes: number | null;
  /** When the last attempt to make it failed. */
  readonly failedAt: Date | null;
}

interface Patient {
  readonly organization: string;
  readonly userId: string;
}

/** The copy that a patient asked for last; undefined where they never did. */
export async function findCopy(database: Database, { userId, organization }: Patient): Promise<KeptCopy | undefined> {
  const [row] = await database.query(find, [userId, organization]);
  return row;
}

/** Writes down that a patient asks for a copy. @returns undefined where one is being made or ready, or the password has changed */
export async function writeRequest(
  database: Database,
  { userId, organization }: Patient,
  { password_hash }: Pick<Credentials, 'password_hash'>,
  now: Date,
): Promise<KeptCopy | undefined> {
  const [row] = await database.query(request, [userId, organization, createId(now), now.toISOString(), password_hash]);
  return row;
}

/** Ids of copies that are to be made and have no job yet. */
export const listCopiesDue = async (database: Database): Promise<string[]> =>
  (await database.query(listDue, [])).map(({ id }) => id);

/** A copy that is to be made. */
export interface DueCopy extends Patient {
  readonly id: string;
}

/** Whose copy is to be made; undefined where it no longer is. */
export async function findCopyDue(database: Database, id: string): Promise<DueCopy | undefined> {
  const [row] = await database.query(findDue, [id]);
  return row;
}

/** Makes a copy ready and writes to its patient. @returns false where it was ready before, or is asked for no more */
export async function writeReady(
  database: Database,
  { id, bytes, expires }: { readonly id: string; readonly bytes: number; readonly expires: Date },
  { subject, text }: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const made = await database.query(finish, [
    id,
    now.toISOString(),
    expires.toISOString(),
    bytes,
    createId(now),
    subject,
    text,
  ]);
  return made.length > 0;
}

/** Keeps that a copy could not be made. */
export async function writeFailure(database: Database, id: string, now: Date): Promise<void> {
  await database.query(giveUp, [id, now.toISOString()]);
}

/** The id of the copy that a patient can download; undefined where there is none. */
export async function findReadyCopy(
  database: Database,
  { userId, organization }: Patient,
  now: Date,
): Promise<string | undefined> {
  const [row] = await database.query(findReady, [userId, organization, now.toISOString()]);
  return row?.id;
}

/** Ids of copies that have expired and whose bytes are still there. */
export const listCopiesOver = async (database: Database, now: Date): Promise<string[]> =>
  (await database.query(listOver, [now.toISOString()])).map(({ id }) => id);

/** Keeps that the bytes of a copy are gone. */
export async function writeRemoval(database: Database, id: string, now: Date): Promise<void> {
  await database.query(markRemoved, [id, now.toISOString()]);
}
