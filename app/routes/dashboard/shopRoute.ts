import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { shopQuery } from '#services/api/products.ts';
import { statesQuery } from '#services/api/states.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { shopChoiceOf } from '../../dashboard/shop/search/chosenFilters.ts';
import { readShopSearch } from '../../dashboard/shop/search/readShopSearch.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/shop`; its address says what is shown of it, such as `?type=lab,supplement&page=2`. */
export const shopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'shop',
  validateSearch: readShopSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, userId }, deps }) => {
    const { filters } = currentOrganization.get().settings.shop;
    void queryClient.prefetchQuery(shopQuery(shopChoiceOf(deps, filters)));
    void queryClient.prefetchQuery(subscriptionsQuery(userId));
    void queryClient.prefetchQuery(statesQuery);
  },
  component: lazyRouteComponent(() => import('../../dashboard/shop/ShopPage.tsx'), 'ShopPage'),
  staticData: { module: 'dashboard/shop/ShopPage.tsx' },
  pendingComponent: pendingPage('shop'),
});
