import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { medicationsQuery } from '#services/api/medications.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/medications`; another patient's id is replaced by the patient's own. */
export const medicationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/medications',
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(medicationsQuery(userId));
    void queryClient.prefetchQuery(subscriptionsQuery(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/medications/MedicationsPage.tsx'), 'MedicationsPage'),
  pendingComponent: pendingPage('medications'),
});
