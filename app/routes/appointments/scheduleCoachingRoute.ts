import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { readScheduleSearch } from '../../dashboard/appointments/schedule/readScheduleSearch.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/schedule-coaching/{subscriptionId}?coachingLink=…` */
export const scheduleCoachingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-coaching/$subscriptionId',
  validateSearch: readScheduleSearch,
  loader: ({ params: { subscriptionId }, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(subscriptionsQuery(userId));
    void queryClient.prefetchQuery(calendarQuery({ purpose: 'coaching', subscription: subscriptionId }));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/schedule/ScheduleCoachingPage.tsx'),
    'ScheduleCoachingPage',
  ),
});
