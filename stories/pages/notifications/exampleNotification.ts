import type { Notification, NotificationPage } from '#schemas/wire/notification.ts';

/** A notification that is unread. @param at ISO 8601 */
export const exampleNotification = (at: string, changes: Partial<Notification> = {}): Notification => ({
  _id: Date.parse(at).toString(16).padStart(24, '0'),
  category: 'order',
  message: 'Your order is on its way.',
  read: false,
  created_at: at,
  data: { type: 'order-shipped' },
  ...changes,
});

/** A page of notifications. */
export const exampleNotificationPage = (
  docs: readonly Notification[],
  changes: Partial<NotificationPage> = {},
): NotificationPage => ({
  docs: [...docs],
  page: 1,
  totalPages: 1,
  hasPrevPage: false,
  hasNextPage: false,
  pagingCounter: 1,
  unread: docs.filter(({ read }) => !read).length,
  ...changes,
});
