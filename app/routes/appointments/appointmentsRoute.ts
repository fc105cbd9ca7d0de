import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { appointmentsQuery } from '#services/api/appointments.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

interface AppointmentsSearch {
  /** That a new appointment is booked. */
  readonly book?: true;
  /** The physician it is booked with. */
  readonly physician?: string;
}

function readSearch({ book, physician }: { readonly [key: string]: unknown }): AppointmentsSearch {
  return {
    ...((book === true || book === 'true') && { book: true }),
    ...(typeof physician === 'string' && { physician }),
  };
}

/** `/dashboard/{userId}/appointments`; an id that is not the patient's own gives way to it. */
export const appointmentsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/appointments',
  validateSearch: readSearch,
  beforeLoad: ({ params, context: { userId } }) => {
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/appointments', params: { userId }, search: true, replace: true });
  },
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(appointmentsQuery(userId));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/list/AppointmentsPage.tsx'),
    'AppointmentsPage',
  ),
});
