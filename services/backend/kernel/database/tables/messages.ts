import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageBlock } from '#schemas/wire/messages/messageBlock.ts';
import type { Subject } from '#schemas/wire/messages/subject.ts';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Those of the care team who write to patients. */
export const careTeamMembers = pgTable(
  'care_team_members',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    firstName: text('first_name').notNull(),
    displayName: text('display_name').notNull(),
    /** The picture's id in the media store; null where there is none. */
    avatar: text('avatar'),
  },
  (table) => [
    index('care_team_members_organization').on(table.organization),
    uniqueIndex('care_team_members_avatar').on(table.avatar),
  ],
);

/** What a patient and the care team write to each other: one a patient. Its id follows from the patient's. */
export const conversations = pgTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** The moment of the newest message; the next one has a later one. */
    newestAt: moment('newest_at'),
    patientSender: boolean('patient_sender').notNull().default(false),
    /** The moments of the newest messages that the patient and the care team have read. */
    patientReadAt: moment('patient_read_at'),
    teamReadAt: moment('team_read_at'),
    /** Since when the patient waits for an answer; null where none is owed. */
    waitingSince: moment('waiting_since'),
    /** What the patient has begun to write. */
    draftText: text('draft_text').notNull().default(''),
    draftAbout: jsonb('draft_about').$type<Subject>(),
    draftRevision: integer('draft_revision').notNull().default(0),
  },
  (table) => [
    uniqueIndex('conversations_user').on(table.userId),
    index('conversations_organization').on(table.organization, table.newestAt),
    index('conversations_waiting')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
  ],
);

/** Messages. None is ever changed. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The patient whose conversation it is. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who of the care team wrote it; null where it was the patient. */
    authorId: text('author_id').references(() => careTeamMembers.id),
    /** The key with which the patient sent it, and the digest of what was sent. */
    key: text('key'),
    digest: text('digest'),
    /** 1 is a message, 2 an announcement. */
    style: smallint('style').$type<1 | 2>().notNull(),
    /** Of an announcement, what its blocks say. */
    text: text('text').notNull(),
    about: jsonb('about').$type<Subject>(),
    blocks: jsonb('blocks').$type<readonly MessageBlock[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_conversation').on(table.conversationId, table.createdAt),
    uniqueIndex('messages_key').on(table.userId, table.key),
  ],
);

/** Files that patients send with messages. The bytes are in the media store under the same id. */
export const attachments = pgTable(
  'attachments',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The message that it was sent with; null where it is still to be sent. */
    messageId: text('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    /** Its place in the message. */
    place: smallint('place').notNull().default(0),
    /** The key of the upload, so that a repeated one is the same; null where it cannot be repeated. */
    key: text('key'),
    /** SHA-256 of what was uploaded. */
    digest: text('digest').notNull(),
    kind: text('kind').$type<'private-image' | 'document'>().notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** In pixels; null for a document. */
    width: integer('width'),
    height: integer('height'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('attachments_user').on(table.userId, table.createdAt),
    uniqueIndex('attachments_key').on(table.userId, table.key),
    index('attachments_message').on(table.messageId),
    index('attachments_unsent')
      .on(table.createdAt)
      .where(sql`message_id is null`),
  ],
);
