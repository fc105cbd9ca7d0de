import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { readShopSearch } from '../../dashboard/shop/readShopSearch.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/shop`; `?type=lab` shows the visits of one type alone. */
export const shopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'shop',
  validateSearch: readShopSearch,
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(intakesQuery(userId));
    void queryClient.prefetchQuery(intakeTemplatesQuery);
  },
  component: lazyRouteComponent(() => import('../../dashboard/shop/ShopPage.tsx'), 'ShopPage'),
  staticData: { module: 'dashboard/shop/ShopPage.tsx' },
  pendingComponent: pendingPage('shop'),
});
