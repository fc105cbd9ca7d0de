import type { Notification } from '#schemas/wire/notification.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { notificationTexts } from './notificationTexts.ts';

/** How many notifications a page shows. */
export const PAGE_SIZE = 5;

const list = statement<'list_notifications', { created_at: string; read: boolean }>(
  'list_notifications',
  `select id, event, panel_id as "panelId", report_id as "reportId", ${isoText('created_at')} as created_at,
      read_at is not null as read
    from notifications where user_id = $1 order by created_at desc, id desc limit $2::int offset $3::int`,
);
const count = statement<'count_notifications', { total: number; unread: number }>(
  'count_notifications',
  `select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from notifications where user_id = $1`,
);
/** The count sees the notifications as they were before. */
const read = statement<'read_notification', { unread: number }>(
  'read_notification',
  `with marked as (
      update notifications set read_at = coalesce(read_at, $3::timestamptz) where id = $1 and user_id = $2 returning id
    )
    select (select count(*) from notifications n where n.user_id = $2 and n.read_at is null and n.id <> marked.id)::int as unread
    from marked`,
);
const readAll = statement(
  'read_all_notifications',
  'update notifications set read_at = $2 where user_id = $1 and read_at is null',
);

/** Some of a patient's notifications, newest first, with how many there are and how many of them are unread. */
interface Listed {
  readonly docs: readonly Notification[];
  readonly total: number;
  readonly unread: number;
}

/** A page of a patient's notifications. @param page counted from 1 */
export async function listNotifications(database: Database, userId: string, page: number): Promise<Listed> {
  const [rows, [counted]] = await Promise.all([
    database.query(list, [userId, PAGE_SIZE, (page - 1) * PAGE_SIZE]),
    database.query(count, [userId]),
  ]);
  const docs = rows.map(({ id, event, panelId, reportId, created_at, read: isRead }) => ({
    _id: id,
    ...notificationTexts[event],
    read: isRead,
    created_at,
    data: { type: event, ...(panelId !== null && { panelId }), ...(reportId !== null && { reportId }) },
  }));
  return { docs, total: counted?.total ?? 0, unread: counted?.unread ?? 0 };
}

/** Marks a patient's notification as read. @returns how many are left to read; undefined where there is no such one */
export async function readNotification(
  database: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<number | undefined> {
  const [marked] = await database.query(read, [id, userId, now.toISOString()]);
  return marked?.unread;
}

/** Marks all of a patient's notifications as read. */
export async function readNotifications(database: Database, userId: string, now: Date): Promise<void> {
  await database.query(readAll, [userId, now.toISOString()]);
}
