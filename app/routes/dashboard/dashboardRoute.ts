import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';
import { checkoutStorage } from '../../checkout/cart/checkoutStorage.ts';
import { redirectsToVerification } from '../../dashboard/home/redirectsToVerification.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/**
 * `/dashboard/{userId}/{page}`; an id that is not the patient's own gives way to it. After a visit it leads to identity
 * verification first, before anything is shown.
 */
export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/$page',
  beforeLoad: ({ params, context: { userId, queryClient }, preload }) => {
    if (params.page !== 'profile') throw notFound();
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/$page', params: { userId, page: params.page }, replace: true });
    const user = queryClient.getQueryData(userQuery(userId).queryKey);
    const arrival = {
      completed: checkoutStorage.completed(),
      putOff: checkoutStorage.identityPutOff(),
      handedOver: checkoutStorage.handedOver(),
      width: window.innerWidth,
    };
    // Whoever only points at a link has not arrived.
    if (preload || !user || !redirectsToVerification({ ...arrival, verificationStatus: user.verificationStatus }))
      return;
    checkoutStorage.handOver();
    throw redirect({ to: '/verification/$userId/$steps', params: { userId, steps: 'verify_account' }, replace: true });
  },
  loader: ({ context }) => {
    // Begun here so that they run while the page's code arrives; the page shows what they find, errors included.
    void context.queryClient.prefetchQuery(intakesQuery(context.userId));
    void context.queryClient.prefetchQuery(intakeTemplatesQuery);
    void context.queryClient.prefetchQuery(subscriptionsQuery(context.userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/home/HomePage.tsx'), 'HomePage'),
});
