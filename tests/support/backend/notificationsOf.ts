import type { NotificationEvent, NotificationPage, UnreadNotifications } from '#schemas/wire/notification.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';

/** What a patient reads of notifications, and does with them. */
export const notificationsOf = ({ send }: TestPatient) => ({
  page: async (page = 1) => (await send<NotificationPage>('GET', `/v2/notifications?page=${page}`)).body,
  /** What was told, newest first, of one page. */
  told: async () =>
    (await send<NotificationPage>('GET', '/v2/notifications')).body.docs.map(({ data: { type } }) => type),
  read: (id: string) => send<UnreadNotifications>('POST', `/v2/notifications/${id}/read`),
  readAll: () => send<UnreadNotifications>('POST', '/v2/notifications/read-all'),
});

/** Gives a patient notifications of an event, each a minute older than the one before. @returns their ids, newest first */
export async function giveNotifications(
  { portal, time }: BackendFixture,
  { id: userId }: TestPatient,
  count: number,
  event: NotificationEvent = 'message-received',
): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, (_, place) => ({
    id: createId(time.now),
    userId,
    event,
    createdAt: new Date(time.now.getTime() - place * 60_000),
  }));
  await portal.database.db.insert(notifications).values(rows);
  return rows.map(({ id }) => id);
}
