import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { notificationsQuery } from '#services/api/notifications.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/notifications` */
export const notificationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'notifications',
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchInfiniteQuery(notificationsQuery(userId));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/notifications/NotificationsPage.tsx'),
    'NotificationsPage',
  ),
  pendingComponent: pendingPage('notifications'),
});
