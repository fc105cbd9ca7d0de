import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readShopSearch } from '../../dashboard/shop/search/readShopSearch.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

const shopApp = async () => import('../../dashboard/shop/shopApp.ts');

type Opening = Parameters<Awaited<ReturnType<typeof shopApp>>['openShop']>[0];

/** `/shop`; its address says what is shown of it, such as `?type=lab,supplement&page=2`. */
export const shopRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'shop',
  validateSearch: readShopSearch,
  loaderDeps: ({ search }) => search,
  loader: async (opening: Opening) => (await shopApp()).openShop(opening),
  component: lazyRouteComponent(shopApp, 'ShopPage'),
  pendingComponent: pendingPage('shop'),
});
