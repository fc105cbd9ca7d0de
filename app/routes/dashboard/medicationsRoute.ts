import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { medicationsQuery } from '#services/api/medications.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/medications`; another patient's id is replaced by the patient's own. */
export const medicationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/medications',
  beforeLoad: ({ params, context: { userId } }) => {
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/medications', params: { userId }, replace: true });
  },
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(medicationsQuery(userId));
    void queryClient.prefetchQuery(subscriptionsQuery(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/medications/MedicationsPage.tsx'), 'MedicationsPage'),
  pendingComponent: pendingPage('medications'),
});
