import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { telling } from '../../../kernel/events/telling.ts';
import { conversationChannelOf } from '../channels.ts';
import { conversationIdOf } from '../conversationIdOf.ts';

/** Whose conversation it is. */
export interface Patient {
  readonly organization: string;
  readonly userId: string;
}

/** A patient's conversation, and the socket of the page that acts, which is not told of what it does itself. */
export interface Acting extends Patient {
  readonly conversationId: string;
  readonly socketId: string | null;
}

/** How many messages of the care team in `conversations c` the patient has not read. */
export const UNREAD = `(select count(*) from messages m where m.conversation_id = c.id and m.author_id is not null
        and m.created_at > coalesce(c.patient_read_at, '-infinity'))`;

/** Whether a message of the patient in `conversations c` is not read by the care team. */
export const UNSEEN = `exists (select from messages m where m.conversation_id = c.id and m.author_id is null
        and m.created_at > coalesce(c.team_read_at, '-infinity'))`;

const find = statement<'find_conversation', Conversation>(
  'find_conversation',
  `select c.id as "_id", c.user_id as patient, n.unread = 0 as patient_read, c.patient_sender,
      not ${UNSEEN} as medical_team_read, n.unread::int as unread, ${isoText('c.newest_at')} as newest_at
    from conversations c, lateral (select ${UNREAD} as unread) n where c.user_id = $1 and c.organization = $2`,
);

const make = statement(
  'make_conversation',
  `insert into conversations (id, organization, user_id, created_at) values ($1, $2, $3, $4) on conflict do nothing`,
);

/** Not before what was read earlier, so that a request that comes late takes nothing back. */
const read = statement(
  'read_conversation',
  `with conversation as (
      update conversations c
      set patient_read_at = greatest(c.patient_read_at, least(coalesce($4::timestamptz, c.newest_at), c.newest_at))
      where c.id = $1 and c.user_id = $2 and c.organization = $3
        and coalesce(c.patient_read_at, '-infinity') < least(coalesce($4::timestamptz, c.newest_at), c.newest_at)
      returning c.id, c.user_id
    )
    select count(${telling({
      event: 'read',
      channel: conversationChannelOf('id'),
      ids: { conversation_id: 'id', reader_id: 'user_id' },
      except: '$5',
    })})::int as told from conversation`,
);

const type = statement(
  'tell_typing',
  `with conversation as (
      select id, user_id from conversations where id = $1 and user_id = $2 and organization = $3
    )
    select count(${telling({
      event: 'typing',
      channel: conversationChannelOf('id'),
      ids: { conversation_id: 'id', author_id: 'user_id' },
      except: '$4',
    })})::int as told from conversation`,
);

/** The conversation of a patient; undefined where none was made yet. */
export async function findConversation(
  database: Database,
  { organization, userId }: Patient,
): Promise<Conversation | undefined> {
  const [found] = await database.query(find, [userId, organization]);
  return found;
}

/** Makes the conversation of a patient, if none is there. */
export async function makeConversation(
  database: Database,
  { organization, userId }: Patient,
  now: Date,
): Promise<void> {
  const id = conversationIdOf(organization, userId);
  await database.query(make, [id, organization, userId, now.toISOString()]);
}

/** Marks what came until a moment as read by the patient, and tells of it where that is new. @param until null: everything */
export async function markRead(database: Database, acting: Acting, until: Date | null): Promise<void> {
  const { conversationId, userId, organization, socketId } = acting;
  await database.query(read, [conversationId, userId, organization, until?.toISOString() ?? null, socketId]);
}

/** Tells that the patient types. @returns false where there is no such conversation */
export async function tellTyping(database: Database, acting: Acting): Promise<boolean> {
  const { conversationId, userId, organization, socketId } = acting;
  const [row] = await database.query(type, [conversationId, userId, organization, socketId]);
  return (row?.told ?? 0) > 0;
}
