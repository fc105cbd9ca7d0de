import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { agreedTextQuery } from '#services/api/agreements.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/agreements/{version}`; another patient's id is replaced by the patient's own. */
export const agreedTextRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/agreements/$version',
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ params: { version }, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(agreedTextQuery(userId, version));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/settings/security/agreements/AgreedTextPage.tsx'),
    'AgreedTextPage',
  ),
  pendingComponent: pendingPage('agreedText'),
});
