import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readCallbackSearch } from '../../dashboard/appointments/callback/readCallbackSearch.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/appointment/cb?rescheduleUid=…&startTime=…`: the return URL of the scheduling service. */
export const appointmentCallbackRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'appointment/cb',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/callback/AppointmentCallbackPage.tsx'),
    'AppointmentCallbackPage',
  ),
});
