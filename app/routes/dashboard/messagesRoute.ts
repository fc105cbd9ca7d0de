import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { draftOptions } from '#services/api/messages/drafts.ts';
import { historyQuery } from '#services/api/messages/history.ts';
import { PendingMessages } from '../../dashboard/layout/messages/PendingMessages.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/messages`; another patient's id is replaced by the patient's own. */
export const messagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/messages',
  beforeLoad: ({ params, context: { userId } }) => {
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/messages', params: { userId }, replace: true });
  },
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchInfiniteQuery(historyQuery(userId));
    void queryClient.prefetchQuery(draftOptions(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/messages/MessagesPage.tsx'), 'MessagesPage'),
  pendingComponent: PendingMessages,
});
