import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/schedule-verification` */
export const scheduleVerificationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'schedule-verification',
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(calendarQuery({ purpose: 'verification' }));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/schedule/ScheduleVerificationPage.tsx'),
    'ScheduleVerificationPage',
  ),
});
