import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { users } from './users.ts';

/** Photos of patients, made anew from what was sent. The bytes are in the media store under the same id. */
export const images = pgTable(
  'images',
  {
    id: text('id').primaryKey(),
    organization: text('organization').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'id_images' | 'profile_images' | 'avatar'>().notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('images_user').on(table.userId, table.createdAt)],
);
