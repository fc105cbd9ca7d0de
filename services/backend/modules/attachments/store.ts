import { MAX_ATTACHMENTS } from '#schemas/wire/messages/attachment.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';

const SHOWN = `id as "_id", name, kind as "mediaType", type, bytes, width, height`;
const COLUMNS = `digest, ${SHOWN}`;

const find = statement('find_attachment', `select ${COLUMNS} from attachments where user_id = $1 and key = $2`);

/** The newest that wait for a message, of which one may have as many; in the order in which they were uploaded. */
const listUnsent = statement<'list_unsent_attachments', Omit<StoredUpload, 'digest'>>(
  'list_unsent_attachments',
  `select ${SHOWN} from (
      select * from attachments where user_id = $1 and organization = $2 and message_id is null
      order by created_at desc, id desc limit ${MAX_ATTACHMENTS}
    ) newest order by created_at, id`,
);

const removeUnsent = statement(
  'remove_unsent_attachment',
  'delete from attachments where id = $1 and user_id = $2 and organization = $3 and message_id is null returning id',
);

const add = statement(
  'add_attachment',
  `insert into attachments (id, organization, user_id, key, digest, kind, name, type, bytes, width, height, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
);

/** What an address leads to: a file of a message, or the picture of somebody of the care team. */
const findMedia = statement<'find_media', SharedMedia>(
  'find_media',
  `select a.name, a.kind, a.type from attachments a where a.id = $1 and a.organization = $2
    union all
    select 'portrait.jpg', 'private-image', 'image/jpeg' from care_team_members t
      where t.avatar = $1 and t.organization = $2`,
);

/** Whose file it is. */
interface Owner {
  readonly organization: string;
  readonly userId: string;
}

/** A file that was uploaded for a message. */
export interface StoredUpload {
  readonly _id: string;
  /** SHA-256 of what was uploaded. */
  readonly digest: string;
  readonly mediaType: 'private-image' | 'document';
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** In pixels; null for a document. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What is known of a file whose address is asked for. */
interface SharedMedia {
  readonly name: string;
  readonly kind: 'private-image' | 'document';
  readonly type: string;
}

/** What a patient has uploaded under a key; undefined where that is nothing. */
export async function findUpload(
  database: Database,
  userId: string,
  key: string | null,
): Promise<StoredUpload | undefined> {
  const [found] = await database.query(find, [userId, key]);
  return found;
}

/** Writes a file down whose bytes are kept. @throws what the database says where one was uploaded under the key before */
export async function writeUpload(
  database: Database,
  { organization, userId }: Owner,
  key: string | null,
  { _id, digest, mediaType, name, type, bytes, width, height }: StoredUpload,
  now: Date,
): Promise<StoredUpload | undefined> {
  const [written] = await database.query(add, [
    _id,
    organization,
    userId,
    key,
    digest,
    mediaType,
    name,
    type,
    bytes,
    width,
    height,
    now.toISOString(),
  ]);
  return written;
}

/** What a patient has uploaded and not sent yet, the newest of it. */
export const listUnsentUploads = (
  database: Database,
  { organization, userId }: Owner,
): Promise<readonly Omit<StoredUpload, 'digest'>[]> => database.query(listUnsent, [userId, organization]);

/** Removes a file of a patient that was not sent. @returns whether there was one */
export async function removeUnsentUpload(
  database: Database,
  { organization, userId }: Owner,
  id: string,
): Promise<boolean> {
  return (await database.query(removeUnsent, [id, userId, organization])).length > 0;
}

/** The file of an organization that an address leads to; undefined where there is none. */
export async function findSharedMedia(
  database: Database,
  organization: string,
  id: string,
): Promise<SharedMedia | undefined> {
  const [found] = await database.query(findMedia, [id, organization]);
  return found;
}
