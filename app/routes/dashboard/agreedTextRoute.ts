import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { agreedTextQuery } from '#services/api/agreements.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/agreements/{version}`; another patient's id is replaced by the patient's own. */
export const agreedTextRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/agreements/$version',
  beforeLoad: ({ params: { userId: named, version }, context: { userId } }) => {
    if (named !== userId)
      throw redirect({ to: '/dashboard/$userId/agreements/$version', params: { userId, version }, replace: true });
  },
  loader: ({ params: { version }, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(agreedTextQuery(userId, version));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/settings/security/agreements/AgreedTextPage.tsx'),
    'AgreedTextPage',
  ),
  pendingComponent: pendingPage('agreedText'),
});
