import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { orderDetailsQuery, showcaseQuery } from '#services/api/showcase.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { readOrdersSearch } from '../../dashboard/orders/readOrdersSearch.ts';
import { shellRoute } from './shellRoute.ts';

/** `/orders`; `?status=`, `?type=` and `?page=` choose among them. */
export const ordersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'orders',
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(showcaseQuery(userId, deps));
  },
  component: lazyRouteComponent(() => import('../../dashboard/orders/OrdersPage.tsx'), 'OrdersPage'),
  pendingComponent: pendingPage('orders'),
});

/** `/orders/{orderId}` */
export const orderRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'orders/$orderId',
  loader: ({ params: { orderId }, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(orderDetailsQuery(userId, orderId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/orders/OrderPage.tsx'), 'OrderPage'),
  pendingComponent: pendingPage('order'),
});
