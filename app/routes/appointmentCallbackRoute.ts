import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readCallbackSearch } from '../appointments/readCallbackSearch.ts';
import { signedInRoute } from './signedInRoute.ts';

/** `/appointment/cb?rescheduleUid=…&startTime=…`: where the scheduling service leads back to. */
export const appointmentCallbackRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'appointment/cb',
  validateSearch: readCallbackSearch,
  component: lazyRouteComponent(() => import('../pages/AppointmentCallbackPage.tsx'), 'AppointmentCallbackPage'),
});
