import { infiniteQueryOptions } from '@tanstack/react-query';
import type { NotificationPage, UnreadNotifications } from '#schemas/wire/notification.ts';
import { http } from './client/http.ts';

/**
 * What a patient was told, newest first, a page of five at a time, and how much of it is unread. It is read again whenever
 * the patient comes back to the tab.
 */
export const notificationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ pageParam }): Promise<NotificationPage> =>
      http.get('v2/notifications', { searchParams: { page: pageParam } }).json(),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNextPage }) => (hasNextPage ? page + 1 : undefined),
    refetchOnWindowFocus: 'always',
  });

/** Marks a notification as read. Idempotent. Fails with NotFound. */
export const readNotification = (id: string): Promise<UnreadNotifications> =>
  http.post(`v2/notifications/${id}/read`).json();

/** Marks all notifications as read. */
export const readAllNotifications = (): Promise<UnreadNotifications> => http.post('v2/notifications/read-all').json();
