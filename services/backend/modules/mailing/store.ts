import type { MailingTag } from '#schemas/wire/mailing.ts';
import type { Database, Statement } from '../../kernel/database/Database.ts';

const keepEntry: Statement = {
  name: 'keep_mailing_entry',
  text: 'update users set mailchimp_id = coalesce(mailchimp_id, $2) where id = $1 returning mailchimp_id as entry',
};
const keepTag: Statement = {
  name: 'keep_mailing_tag',
  text: `with tag as (
      insert into mailing_tags (user_id, name, status, updated_at) values ($1, $2, $3, $4)
      on conflict (user_id, name) do update set status = excluded.status, updated_at = excluded.updated_at
    )
    select mailchimp_id as entry from users where id = $1`,
};

interface Entry {
  readonly entry: string | null;
}

/** Keeps the id of a patient's entry on the mailing list. @returns the one that is kept */
export async function keepMailingEntry(database: Database, userId: string, entry: string): Promise<string> {
  const [row] = await database.query<Entry>(keepEntry, [userId, entry]);
  return row?.entry ?? entry;
}

/** Keeps a tag of a patient. @returns the patient's entry on the mailing list; null where there is none */
export async function keepMailingTag(
  database: Database,
  userId: string,
  { name, status }: MailingTag,
  now: Date,
): Promise<string | null> {
  const [row] = await database.query<Entry>(keepTag, [userId, name, status, now.toISOString()]);
  return row?.entry ?? null;
}
