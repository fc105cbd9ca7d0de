import type { NamedSubject, Subject } from '#schemas/wire/messages/subject.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';

const find = statement<'find_subject', { name: string }>(
  'find_subject',
  `select s.name from subscriptions s where $2 = 'subscription' and s.id = $3 and s.user_id = $1
    union all
    select o.name from orders o where $2 = 'order' and o.id = $3 and o.user_id = $1
    union all
    select v.header->>'name' as name from intakes i join template_versions v on v.id = i.version_id
      where $2 = 'visit' and i.id = $3 and i.user_id = $1
    union all
    select coalesce(o.name, s.name) from lab_panels l
      left join orders o on o.id = l.purchase left join subscriptions s on s.id = l.purchase
      where $2 = 'lab' and l.id = $3 and l.user_id = $1`,
);

/** What a message of a patient is about, with its name; undefined where the patient has no such thing. */
export async function findSubject(
  database: Database,
  userId: string,
  { type, id }: NamedSubject,
): Promise<Subject | undefined> {
  const [found] = await database.query(find, [userId, type, id]);
  return found && { type, id, name: found.name };
}
