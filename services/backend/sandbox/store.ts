import type { Database } from '../kernel/database/Database.ts';
import { SECRET } from '../kernel/outbox/secretIn.ts';
import { isoText } from '../kernel/database/isoText.ts';
import type { Message } from './messageSchema.ts';
import { statement } from '../kernel/database/statement.ts';

const list = statement<'list_outbox', Message>(
  'list_outbox',
  `select id as "_id", channel, recipient as "to", subject,
      replace(text, '${SECRET}', coalesce(secret, '(gone)')) as text, ${isoText('created_at')} as created_at
    from outbox where organization = $1 order by outbox.created_at desc, id desc limit 200`,
);

/** Mail and SMS of an organization, newest first. */
export const listOutbox = async (database: Database, organization: string): Promise<Message[]> => [
  ...(await database.query(list, [organization])),
];
