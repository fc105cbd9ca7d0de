import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { readScheduleSearch } from '../../dashboard/appointments/schedule/readScheduleSearch.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/schedule-subscription/{subscriptionId}?canIncrementCancellationAttempt=…` */
export const scheduleSubscriptionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-subscription/$subscriptionId',
  validateSearch: readScheduleSearch,
  loader: ({ params: { subscriptionId }, context: { queryClient } }) => {
    void queryClient.prefetchQuery(calendarQuery({ purpose: 'subscription', subscription: subscriptionId }));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/schedule/ScheduleSubscriptionPage.tsx'),
    'ScheduleSubscriptionPage',
  ),
});
