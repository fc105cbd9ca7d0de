import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { notificationsQuery } from '#services/api/notifications.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { signedInRoute } from '../root/signedInRoute.ts';
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

/** `/dashboard/{userId}/settings/notifications`: leads to the notifications, until the settings have such a page. */
export const settingsNotificationsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/settings/notifications',
  beforeLoad: () => {
    throw redirect({ to: '/notifications', replace: true });
  },
});
