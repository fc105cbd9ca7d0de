import type { MailingTag } from '#schemas/wire/mailing.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const keepEntry = statement(
  'keep_mailing_entry',
  'update users set mailchimp_id = coalesce(mailchimp_id, $2) where id = $1 returning mailchimp_id as entry',
);
const keepTag = statement(
  'keep_mailing_tag',
  `with tag as (
      insert into mailing_tags (user_id, name, status, updated_at) values ($1, $2, $3, $4)
      on conflict (user_id, name) do update set status = excluded.status, updated_at = excluded.updated_at
    )
    select mailchimp_id as entry from users where id = $1`,
);

/** Keeps the id of a patient's entry on the mailing list. @returns the one that is kept */
export async function keepMailingEntry(database: Database, userId: string, entry: string): Promise<string> {
  const [row] = await database.query(keepEntry, [userId, entry]);
  return row?.entry ?? entry;
}

/** Keeps a tag of a patient. @returns the patient's entry on the mailing list; null where there is none */
export async function keepMailingTag(
  database: Database,
  userId: string,
  { name, status }: MailingTag,
  now: Date,
): Promise<string | null> {
  const [row] = await database.query(keepTag, [userId, name, status, now.toISOString()]);
  return row?.entry ?? null;
}
