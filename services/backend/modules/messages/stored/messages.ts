import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';
import type { Subject } from '#schemas/wire/messages/subject.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** How many messages a page has. */
export const PAGE_SIZE = 30;

/** A file of a message, without its address. */
export type StoredAttachment = Omit<Attachment, 'url'>;

/** A message as it is stored, with whoever wrote it. */
export interface StoredMessage {
  readonly _id: string;
  readonly key: string | null;
  readonly digest: string | null;
  /** Null where the patient wrote it. */
  readonly author_id: string | null;
  readonly first_name: string;
  readonly display_name: string;
  /** The id of the author's picture. */
  readonly avatar: string | null;
  readonly created_at: string;
  readonly style: 1 | 2;
  readonly text: string;
  readonly about: Subject | null;
  readonly blocks: MessageBlock[];
  readonly attachments: StoredAttachment[];
}

/** The columns of an attachment `a` as one value. */
export const ATTACHMENT = `jsonb_build_object('_id', a.id, 'name', a.name, 'mediaType', a.kind, 'type', a.type,
        'bytes', a.bytes, 'width', a.width, 'height', a.height)`;

/** The columns of `messages m` with their author, out of `users u` and `care_team_members t`. */
const COLUMNS = `m.id as "_id", m.key, m.digest, m.author_id, coalesce(t.first_name, u.first_name) as first_name,
      coalesce(t.display_name, concat_ws(' ', u.first_name, u.last_name)) as display_name,
      case when t.id is null then u.avatar_image else t.avatar end as avatar, ${isoText('m.created_at')} as created_at,
      m.style, m.text, m.about, m.blocks, (
        select coalesce(jsonb_agg(${ATTACHMENT} order by a.place), '[]') from attachments a where a.message_id = m.id
      ) as attachments`;

const FROM = `messages m join users u on u.id = m.user_id left join care_team_members t on t.id = m.author_id`;

const list = statement<'list_messages', StoredMessage>(
  'list_messages',
  `select ${COLUMNS} from ${FROM}
    where m.conversation_id = $1 and m.user_id = $2 and m.created_at < coalesce($3::timestamptz, 'infinity')
    order by m.created_at desc limit ${PAGE_SIZE + 1}`,
);

const search = statement<'search_messages', StoredMessage>(
  'search_messages',
  `select ${COLUMNS} from ${FROM}
    where m.conversation_id = $1 and m.user_id = $2 and m.created_at < coalesce($3::timestamptz, 'infinity')
      and m.text ilike $4
    order by m.created_at desc limit ${PAGE_SIZE + 1}`,
);

const findSent = statement<'find_sent_message', StoredMessage>(
  'find_sent_message',
  `select ${COLUMNS} from ${FROM} where m.user_id = $1 and m.key = $2`,
);

/** Messages, newest first, and whether there are older ones. */
export interface StoredPage {
  readonly messages: readonly StoredMessage[];
  readonly hasMore: boolean;
}

const pageOf = (rows: readonly StoredMessage[]): StoredPage => ({
  messages: rows.slice(0, PAGE_SIZE),
  hasMore: rows.length > PAGE_SIZE,
});

/** What is looked for, so that no sign of it stands for others. */
const patternOf = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

interface Asked {
  readonly conversationId: string;
  readonly userId: string;
  /** What is older is read; null reads from the newest on. */
  readonly before: Date | null;
}

/** A page of a patient's conversation. */
export async function listMessages(database: Database, { conversationId, userId, before }: Asked): Promise<StoredPage> {
  return pageOf(await database.query(list, [conversationId, userId, before?.toISOString() ?? null]));
}

/** A page of the messages of a patient's conversation in which a text stands, written in whatever case. */
export async function searchMessages(
  database: Database,
  { conversationId, userId, before }: Asked,
  text: string,
): Promise<StoredPage> {
  const asked = [conversationId, userId, before?.toISOString() ?? null, patternOf(text)] as const;
  return pageOf(await database.query(search, asked));
}

/** What a patient has sent under a key; undefined where that is nothing. */
export async function findSentMessage(
  database: Database,
  userId: string,
  key: string | null,
): Promise<StoredMessage | undefined> {
  const [found] = await database.query(findSent, [userId, key]);
  return found;
}
