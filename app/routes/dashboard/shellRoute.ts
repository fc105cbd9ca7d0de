import { createRoute } from '@tanstack/react-router';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { notificationsQuery } from '#services/api/notifications.ts';
import { Shell } from '../../dashboard/layout/Shell.tsx';
import { signedInRoute } from '../root/signedInRoute.ts';

/** The parent of the pages of the dashboard: the frame is there at once, and stays while pages change. */
export const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  // Read again where the patient looks at them; here it is enough to have them.
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(conversationQuery(userId));
    void queryClient.prefetchInfiniteQuery({ ...notificationsQuery(userId), staleTime: Number.POSITIVE_INFINITY });
    void queryClient.prefetchQuery({ ...labPanelsQuery(userId), staleTime: Number.POSITIVE_INFINITY });
  },
  component: Shell,
});
