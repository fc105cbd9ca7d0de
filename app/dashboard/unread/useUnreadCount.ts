import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery } from '#services/api/notifications.ts';
import { notificationTabs } from '#services/api/client/notificationTabs.ts';

/** How many notifications of the patient are unread, the same in all tabs; 0 until that is known. */
export function useUnreadCount(userId: string): number {
  const queryClient = useQueryClient();
  const { data = 0 } = useInfiniteQuery({
    ...notificationsQuery(userId),
    // The page that was read last knows it best.
    select: ({ pages }) => pages.at(-1)?.unread ?? 0,
  });
  useEffect(
    () =>
      notificationTabs.hear(() => {
        const { queryKey } = notificationsQuery(userId);
        // What is being loaded at this moment may have been read by the server before.
        void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
      }),
    [queryClient, userId],
  );
  return data;
}
