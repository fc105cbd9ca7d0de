import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/subscriptions`; another patient's id is replaced by the patient's own. */
export const subscriptionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/subscriptions',
  /** `?show=all` opens the tab of all of them. */
  validateSearch: ({ show }: { readonly [name: string]: unknown }): { readonly show?: 'all' } =>
    show === 'all' ? { show } : {},
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(subscriptionsQuery(userId));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/subscriptions/page/SubscriptionsPage.tsx'),
    'SubscriptionsPage',
  ),
  pendingComponent: pendingPage('subscriptions'),
});
