import type { MailingTag } from '#schemas/wire/mailing.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';

/** An entry is given up again if the patient has changed the address by now, or the account is closed. */
const keepEntry = statement(
  'keep_mailing_entry',
  `with kept as (
      update users set mailchimp_id = coalesce(mailchimp_id, $2) where id = $1 and email = $3 returning mailchimp_id as entry
    ), left_behind as (
      insert into mailing_removals as r (entry, is_final, created_at)
      select $2, not exists (select from users where id = $1), $4::timestamptz where not exists (select from kept)
      on conflict (entry) do update set is_final = r.is_final or excluded.is_final, created_at = excluded.created_at
    )
    select entry from kept`,
);
/** One that stays as it was is not told again. */
const keepTag = statement(
  'keep_mailing_tag',
  `insert into mailing_tags as t (user_id, name, status, updated_at) values ($1, $2, $3, $4)
    on conflict (user_id, name) do update set status = excluded.status, updated_at = excluded.updated_at, sent_at = null
    where t.status <> excluded.status`,
);
const KEY = `user_id || ':' || (extract(epoch from max(updated_at)) * 1000)::bigint::text`;
const listDue = statement<'list_mailing_tags_due', { key: string }>(
  'list_mailing_tags_due',
  `select key from (select ${KEY} as key from mailing_tags where sent_at is null group by user_id) due
    where ${withoutJob('mailing', 'due.key')} limit 50`,
);
const findDue = statement(
  'find_mailing_tags_due',
  `select t.name, t.status, t.updated_at as "updatedAt", u.email, u.mailchimp_id as entry
    from mailing_tags t join users u on u.id = t.user_id
    where t.user_id = $1 and t.sent_at is null order by t.updated_at`,
);
const markSent = statement(
  'mark_mailing_tag_sent',
  'update mailing_tags set sent_at = $4 where user_id = $1 and name = $2 and updated_at = $3',
);

/**
 * SQL that has the mailing list give up the entries of addresses that are no patient's any more.
 *
 * @param before the rows of the users as they were
 * @param isFinal whether nothing of the entries is kept
 * @param now SQL of the moment
 */
export const leavingMailingList = (before: string, isFinal: boolean, now: string): string =>
  `insert into mailing_removals as r (entry, is_final, created_at)
    select mailchimp_id, ${isFinal}, ${now}::timestamptz from ${before} where mailchimp_id is not null
    on conflict (entry) do update set is_final = r.is_final or excluded.is_final, created_at = excluded.created_at`;

/** One that is given up again later is another thing. */
const REMOVAL = `'removal:' || entry || ':' || (extract(epoch from created_at) * 1000)::bigint::text`;
const listRemovals = statement<'list_mailing_removals', { key: string }>(
  'list_mailing_removals',
  `select ${REMOVAL} as key from mailing_removals where ${withoutJob('mailing', REMOVAL)} order by created_at limit 50`,
);
const findRemoval = statement<'find_mailing_removal', Removal>(
  'find_mailing_removal',
  `select entry, is_final as "isFinal",
      exists (select 1 from users where users.mailchimp_id = mailing_removals.entry) as "isWanted"
    from mailing_removals where entry = split_part($1, ':', 2) and ${REMOVAL} = $1`,
);
/**
 * A patient may have put the entry on the list again while it was taken off: then nobody knows which came last, so the list is told
 * everything anew. A removal that was asked for again meanwhile stays.
 */
const dropRemoval = statement(
  'drop_mailing_removal',
  `with back as (
      update users set mailchimp_id = null where mailchimp_id = $1 and $3 returning id
    ), tags as (
      update mailing_tags set sent_at = null, updated_at = greatest(updated_at + interval '1 millisecond', $4::timestamptz)
      where user_id in (select id from back)
    )
    delete from mailing_removals where entry = $1 and ${REMOVAL} = $2`,
);

/** An entry that the mailing list is to give up. */
export interface Removal {
  readonly entry: string;
  readonly isFinal: boolean;
  /** Whether a patient has it again, as after a change of address that was taken back. */
  readonly isWanted: boolean;
}

/** A tag that the mailing list has not been told of, and whose it is. */
export interface DueTag extends MailingTag {
  readonly updatedAt: Date;
  readonly email: string;
  /** The patient's entry on the list; null where there is none yet. */
  readonly entry: string | null;
}

/**
 * Keeps the id of a patient's entry on the mailing list, unless the address is no longer theirs.
 *
 * @param email the address that the entry is of
 * @returns the entry that is kept
 */
export async function keepMailingEntry(
  database: Database,
  { id, email }: { readonly id: string; readonly email: string },
  entry: string,
  now: Date,
): Promise<string> {
  const [row] = await database.query(keepEntry, [id, entry, email, now.toISOString()]);
  return row?.entry ?? entry;
}

/** Keeps a tag of a patient; the mailing list is told of it by a job. */
export async function keepMailingTag(
  database: Database,
  userId: string,
  { name, status }: MailingTag,
  now: Date,
): Promise<void> {
  await database.query(keepTag, [userId, name, status, now.toISOString()]);
}

/** Keys for jobs, `<user>:<when>`, of patients with tags that the mailing list has not been told of. */
export async function listTagsDue(database: Database): Promise<readonly string[]> {
  return (await database.query(listDue, [])).map(({ key }) => key);
}

/** What the mailing list has not been told of a patient, in the order in which it happened. */
export const findTagsDue = (database: Database, userId: string): Promise<readonly DueTag[]> =>
  database.query(findDue, [userId]);

/** Marks a tag as told, unless it has changed meanwhile. */
export async function markTagSent(
  database: Database,
  userId: string,
  { name, updatedAt }: DueTag,
  now: Date,
): Promise<void> {
  await database.query(markSent, [userId, name, updatedAt.toISOString(), now.toISOString()]);
}

/** Keys for jobs, `removal:<entry>:<when>`, of entries that the mailing list is to give up. */
export async function listMailingRemovals(database: Database): Promise<readonly string[]> {
  return (await database.query(listRemovals, [])).map(({ key }) => key);
}

/** The removal of a key; undefined where it is the key of something else, or done. */
export async function findMailingRemoval(database: Database, key: string): Promise<Removal | undefined> {
  const [row] = await database.query(findRemoval, [key]);
  return row;
}

/** Notes that the mailing list has given an entry up, or keeps it. @param key that of the removal */
export async function dropMailingRemoval(
  database: Database,
  key: string,
  { entry, isWanted }: Removal,
  now: Date,
): Promise<void> {
  await database.query(dropRemoval, [entry, key, !isWanted, now.toISOString()]);
}
