import type { InfiniteData } from '@tanstack/react-query';
import type { Notification, NotificationPage } from '#schemas/wire/notification.ts';

type Listed = InfiniteData<NotificationPage>;

const changed = (listed: Listed, change: (page: NotificationPage) => NotificationPage): Listed => ({
  ...listed,
  pages: listed.pages.map(change),
});

/** The list with one notification read, or unread again. What is so already, or is not in the list, changes nothing. */
export function markRead(listed: Listed, id: string, read = true): Listed {
  const isOne = (one: Notification) => one._id === id && one.read !== read;
  if (!listed.pages.some(({ docs }) => docs.some(isOne))) return listed;
  return changed(listed, (page) => ({
    ...page,
    docs: page.docs.map((one) => (isOne(one) ? { ...one, read } : one)),
    unread: Math.max(0, page.unread + (read ? -1 : 1)),
  }));
}

/** The list with everything read. */
export const markAllRead = (listed: Listed): Listed =>
  changed(listed, (page) => ({ ...page, docs: page.docs.map((one) => ({ ...one, read: true })), unread: 0 }));

/** The list with so many of all notifications unread. */
export const withUnread = (listed: Listed, unread: number): Listed => changed(listed, (page) => ({ ...page, unread }));
