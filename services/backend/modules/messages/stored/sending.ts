import type { Subject } from '#schemas/wire/messages/subject.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { telling } from '../../../kernel/events/telling.ts';
import type { Attempt } from '../../../kernel/once/attemptOf.ts';
import { conversationChannelOf } from '../channels.ts';
import type { Acting } from './conversations.ts';

/** The moment of the next message in `conversations c`: the present one, but later than that of any other. */
export const nextMoment = (now: string): string =>
  `greatest(${now}::timestamptz, c.newest_at + interval '1 millisecond')`;

/**
 * The row of the conversation is locked, so that messages that are sent at the same time have moments one after another, in the
 * order in which they are committed. Only own files that were sent with nothing go along, all of them or none.
 */
const send = statement(
  'send_message',
  `with files as materialized (
      select own.id, given.place from jsonb_array_elements_text($8::jsonb) with ordinality as given (id, place), lateral (
        select a.id from attachments a
        where a.id = given.id and a.user_id = $3 and a.organization = $4 and coalesce(a.message_id, '') = '' for update
      ) own
    ), conversation as (
      update conversations c set newest_at = ${nextMoment('$11')}, patient_sender = true,
        waiting_since = coalesce(c.waiting_since, $11::timestamptz),
        draft_text = case when c.draft_revision = $9::int then '' else c.draft_text end,
        draft_about = case when c.draft_revision = $9::int then null else c.draft_about end,
        draft_revision = c.draft_revision + (case when c.draft_revision = $9::int then 1 else 0 end)
      where c.id = $2 and c.user_id = $3 and c.organization = $4
        and (select count(*) from files) = jsonb_array_length($8::jsonb)
      returning c.id, c.user_id, c.newest_at
    ), message as (
      insert into messages (id, conversation_id, user_id, key, digest, style, text, about, created_at)
      select $1, c.id, c.user_id, $5, $6, 1, $7, $12::jsonb, c.newest_at from conversation c
      returning id, conversation_id
    ), sent as (
      update attachments a set message_id = message.id, place = files.place from files, message where a.id = files.id
    )
    select id, count(${telling({
      event: 'message',
      channel: conversationChannelOf('conversation_id'),
      ids: { conversation_id: 'conversation_id', message_id: 'id' },
      except: '$10',
    })})::int as told from message group by id`,
);

/** A message to be written. */
export interface NewMessage {
  readonly id: string;
  readonly text: string;
  readonly about: Subject | null;
  readonly attachments: readonly string[];
  /** The revision of the draft that is emptied with it; null empties none. */
  readonly draftRevision: number | null;
}

/**
 * Writes a message of a patient, with its files.
 *
 * @returns false where there is no such conversation, or a file is not the patient's or was sent before
 * @throws what the database says where another message was written under the key
 */
export async function writeMessage(
  database: Database,
  { organization, userId, conversationId, socketId }: Acting,
  { id, text, about, attachments, draftRevision }: NewMessage,
  { key, digest }: Attempt,
  now: Date,
): Promise<boolean> {
  const written = await database.query(send, [
    id,
    conversationId,
    userId,
    organization,
    key,
    digest,
    text,
    JSON.stringify(attachments),
    draftRevision,
    socketId,
    now.toISOString(),
    about && JSON.stringify(about),
  ]);
  return written.length > 0;
}
