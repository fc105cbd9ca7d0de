import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { telling } from '../../../kernel/events/telling.ts';
import { createId } from '../../../kernel/ids/createId.ts';
import type { Mail } from '../../../adapters/mail/Mail.ts';
import { isMailed } from '../../notifications/isMailed.ts';
import { notifying } from '../../notifications/notifying.ts';
import { conversationChannelOf } from '../channels.ts';
import { UNREAD } from './conversations.ts';
import { nextMoment } from './sending.ts';

/**
 * Whoever answers has read what was written before. The mail tells that there is something new to read, and the next one comes
 * after the patient has read it.
 */
const answer = statement(
  'answer_patient',
  `with before as materialized (
      select c.id, ${UNREAD} as unread from conversations c where c.id = $2 and c.organization = $3
    ), author as (
      select id from care_team_members where id = $4 and organization = $3
    ), conversation as (
      update conversations c set newest_at = ${nextMoment('$8')}, patient_sender = false, waiting_since = null,
        team_read_at = coalesce(c.newest_at, c.team_read_at)
      from author where c.id = $2 and c.organization = $3
      returning c.id, c.user_id, c.newest_at, author.id as author_id
    ), message as (
      insert into messages (id, conversation_id, user_id, author_id, style, text, blocks, created_at)
      select $1, c.id, c.user_id, c.author_id, $5::int, $6, $7::jsonb, c.newest_at from conversation c
      returning id, conversation_id, user_id
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $9, u.organization, u.id, 'mail', u.email, $10, $11, $8::timestamptz
      from message join users u on u.id = message.user_id join before on before.id = message.conversation_id
      where before.unread = 0 and ${isMailed('answer_patient', 'u')}
    ), ${notifying({ event: 'message-received', source: 'message', about: 's.id', now: '$8' })}
    select id, count(${telling({
      event: 'message',
      channel: conversationChannelOf('conversation_id'),
      ids: { conversation_id: 'conversation_id', message_id: 'id' },
    })})::int as told from message group by id`,
);

const read = statement(
  'read_for_care_team',
  `with conversation as (
      update conversations c set team_read_at = c.newest_at
      where c.id = $1 and c.organization = $2 and coalesce(c.team_read_at, '-infinity') < c.newest_at returning c.id
    )
    select count(${telling({
      event: 'read',
      channel: conversationChannelOf('id'),
      ids: { conversation_id: 'id', reader_id: '$3::text' },
    })})::int as told from conversation`,
);

const type = statement(
  'tell_care_team_typing',
  `with conversation as (select id from conversations where id = $1 and organization = $2)
    select count(${telling({
      event: 'typing',
      channel: conversationChannelOf('id'),
      ids: { conversation_id: 'id', author_id: '$3::text' },
    })})::int as told from conversation`,
);

/** Somebody of the care team, at a conversation. */
export interface CareTeamActing {
  readonly organization: string;
  readonly conversationId: string;
  readonly authorId: string;
}

/** What somebody of the care team writes: a message of a text alone, or an announcement with blocks. */
export interface CareTeamMessage {
  /** Of an announcement, what its blocks say. */
  readonly text: string;
  readonly blocks: readonly MessageBlock[];
}

/**
 * Writes a message of the care team, and tells the patient of it: at once, by a notification and, where patients want that, by
 * mail. None of these says what it is about.
 *
 * @returns its id; undefined where the organization has no such conversation or author
 */
export async function writeAnswer(
  database: Database,
  { organization, conversationId, authorId }: CareTeamActing,
  { text, blocks }: CareTeamMessage,
  mail: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<string | undefined> {
  const [written] = await database.query(answer, [
    createId(now),
    conversationId,
    organization,
    authorId,
    blocks.length > 0 ? 2 : 1,
    text,
    JSON.stringify(blocks),
    now.toISOString(),
    createId(now),
    mail.subject,
    mail.text,
  ]);
  return written?.id;
}

/** Marks a conversation as read by the care team, and tells of it where that is new. */
export async function markReadByTeam(database: Database, acting: CareTeamActing): Promise<void> {
  await database.query(read, [acting.conversationId, acting.organization, acting.authorId]);
}

/** Tells that somebody of the care team types. */
export async function tellTeamTyping(database: Database, acting: CareTeamActing): Promise<void> {
  await database.query(type, [acting.conversationId, acting.organization, acting.authorId]);
}
