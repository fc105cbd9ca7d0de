import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { draftOptions } from '#services/api/messages/drafts.ts';
import { historyQuery } from '#services/api/messages/history.ts';
import { PendingMessages } from '../../dashboard/layout/messages/PendingMessages.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/**
 * `/dashboard/{userId}/messages`; another patient's id is replaced by the patient's own. With `?visit={id}` or
 * `?subscription={id}` the message about it is begun first, once.
 */
export const messagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/messages',
  beforeLoad: async (opened) => {
    ownAddress(opened);
    if (opened.location.searchStr !== '') await (await import('../../asking/laterAsking.ts')).askByAddress(opened);
  },
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchInfiniteQuery(historyQuery(userId));
    void queryClient.prefetchQuery(draftOptions(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/messages/MessagesPage.tsx'), 'MessagesPage'),
  pendingComponent: PendingMessages,
});
