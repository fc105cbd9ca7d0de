import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { cardQuery } from '#services/api/cards.ts';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { UnknownPage } from '../../dashboard/layout/UnknownPage.tsx';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/{page}`; another patient's id is replaced by the patient's own. */
export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/$page',
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ context, params }) => {
    // Not before: what is thrown there takes the place of the frame as well.
    if (params.page !== 'profile') throw notFound();
    // Started here, so that the data is fetched while the page's code loads; the page shows the results, including
    // errors.
    void context.queryClient.prefetchQuery(intakesQuery(context.userId));
    void context.queryClient.prefetchQuery(intakeTemplatesQuery);
    void context.queryClient.prefetchQuery(subscriptionsQuery(context.userId));
    void context.queryClient.prefetchQuery(labPanelsQuery(context.userId));
    void context.queryClient.prefetchQuery(cardQuery(context.userId));
    void context.queryClient.prefetchInfiniteQuery(timelineQuery(context.userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/home/HomePage.tsx'), 'HomePage'),
  notFoundComponent: UnknownPage,
  pendingComponent: pendingPage('home'),
});
