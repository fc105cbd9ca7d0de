import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { timelineQuery } from '#services/api/timeline.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/timeline`; another patient's id is replaced by the patient's own. */
export const timelineRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/timeline',
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchInfiniteQuery(timelineQuery(userId));
  },
  component: lazyRouteComponent(() => import('../../dashboard/timeline/TimelinePage.tsx'), 'TimelinePage'),
  pendingComponent: pendingPage('timeline'),
});
