import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { signedInRoute } from './signedInRoute.ts';

/** `/dashboard/{userId}/{page}`; an id that is not the patient's own gives way to it. */
export const dashboardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/$page',
  beforeLoad: ({ params, context }) => {
    if (params.page !== 'profile') throw notFound();
    if (params.userId !== context.userId)
      throw redirect({
        to: '/dashboard/$userId/$page',
        params: { userId: context.userId, page: params.page },
        replace: true,
      });
  },
  loader: ({ context }) => {
    // Begun here so that they run while the page's code arrives; the page shows what they find, errors included.
    void context.queryClient.prefetchQuery(intakesQuery(context.userId));
    void context.queryClient.prefetchQuery(intakeTemplatesQuery);
  },
  component: lazyRouteComponent(() => import('../pages/HomePage.tsx'), 'HomePage'),
});
