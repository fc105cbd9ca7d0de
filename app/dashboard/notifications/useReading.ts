import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { NotificationPage, UnreadNotifications } from '#schemas/wire/notification.ts';
import { notificationsQuery, readAllNotifications, readNotification } from '#services/api/notifications.ts';
import { notificationTabs } from '#services/api/client/notificationTabs.ts';
import { READING } from '../unread/useFailedReading.ts';
import { markAllRead, markRead, withUnread } from './markRead.ts';

/** Milliseconds for which it is told on other pages that something could not be marked as read. */
const TOLD = 30_000;

/**
 * Marks notifications as read, one by its id or all of them: shown at once, and taken back where it fails. The page may be
 * left meanwhile.
 */
export function useReading(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery(userId);
  const change = (to: (listed: InfiniteData<NotificationPage>) => InfiniteData<NotificationPage>) =>
    queryClient.setQueryData(queryKey, (listed) => listed && to(listed));
  // What is being loaded at this moment was read by the server before.
  const interrupt = () => queryClient.cancelQueries({ queryKey });
  const shared = {
    mutationKey: READING,
    networkMode: 'always',
    gcTime: TOLD,
    onSuccess: ({ unread }: UnreadNotifications) => {
      notificationTabs.tell();
      // While others are on their way, the server does not know of them.
      if (queryClient.isMutating({ mutationKey: READING }) === 1) change((listed) => withUnread(listed, unread));
    },
  } as const;
  const one = useMutation({
    ...shared,
    mutationFn: (id: string) => readNotification(id),
    onMutate: async (id) => {
      await interrupt();
      change((listed) => markRead(listed, id));
    },
    onError: (_error, id) => change((listed) => markRead(listed, id, false)),
  });
  const all = useMutation({
    ...shared,
    mutationFn: () => readAllNotifications(),
    onMutate: async () => {
      await interrupt();
      const before = queryClient.getQueryData(queryKey);
      change(markAllRead);
      return { before };
    },
    onError: (_error, _nothing, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      // What has come meanwhile is not among them.
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { read: one.mutate, readAll: () => all.mutate(), readingAll: all.isPending };
}
