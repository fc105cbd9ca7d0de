import type { MailingTag } from '#schemas/wire/mailing.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';

const keepEntry = statement(
  'keep_mailing_entry',
  'update users set mailchimp_id = coalesce(mailchimp_id, $2) where id = $1 returning mailchimp_id as entry',
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

/** A tag that the mailing list has not been told of, and whose it is. */
export interface DueTag extends MailingTag {
  readonly updatedAt: Date;
  readonly email: string;
  /** The patient's entry on the list; null where there is none yet. */
  readonly entry: string | null;
}

/** Keeps the id of a patient's entry on the mailing list. @returns the one that is kept */
export async function keepMailingEntry(database: Database, userId: string, entry: string): Promise<string> {
  const [row] = await database.query(keepEntry, [userId, entry]);
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
