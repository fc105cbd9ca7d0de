import { createRoute, redirect } from '@tanstack/react-router';
import { signedInRoute } from '../root/signedInRoute.ts';

const toHome = (userId: string) =>
  redirect({ to: '/dashboard/$userId/$page', params: { userId, page: 'profile' }, replace: true });

const toMessages = (userId: string) =>
  redirect({ to: '/dashboard/$userId/messages', params: { userId }, replace: true });

/** `/dashboard`: redirects to the patient's own dashboard. */
export const ownDashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard',
  beforeLoad: ({ context }) => {
    throw toHome(context.userId);
  },
});

/** `/dashboard/{userId}`: redirects to the patient's own dashboard, whatever the id. */
export const dashboardHomeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId',
  beforeLoad: ({ context }) => {
    throw toHome(context.userId);
  },
});

/** `/dashboard/{userId}/{page}/{id}`: no page shows a single item, so the page itself opens. */
export const dashboardItemRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/$page/$id',
  beforeLoad: ({ params: { page }, context: { userId } }) => {
    throw redirect({ to: '/dashboard/$userId/$page', params: { userId, page }, replace: true });
  },
});

/** `/messages` */
export const ownMessagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'messages',
  beforeLoad: ({ context }) => {
    throw toMessages(context.userId);
  },
});

/** `/messages/{userId}/new`: a new message starts on the same page. */
export const newMessageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'messages/$userId/new',
  beforeLoad: ({ context }) => {
    throw toMessages(context.userId);
  },
});

/** `/dashboard/{userId}/orders`: the old page of the orders. */
export const dashboardOrdersRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/orders',
  beforeLoad: () => {
    throw redirect({ to: '/orders', replace: true });
  },
});
