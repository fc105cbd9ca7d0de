import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { cardQuery } from '#services/api/cards.ts';
import { chargesQuery } from '#services/api/charges.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/settings/billing`; another patient's id is replaced by the patient's own. */
export const billingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/settings/billing',
  beforeLoad: ({ params, context: { userId } }) => {
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/settings/billing', params: { userId }, replace: true });
  },
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(cardQuery(userId));
    void queryClient.prefetchInfiniteQuery(chargesQuery(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/settings/billing/BillingPage.tsx'), 'BillingPage'),
  pendingComponent: pendingPage('settings'),
});
