import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from '../dashboard/shellRoute.ts';

interface AppointmentsSearch {
  /** Opens the booking of a new appointment. */
  readonly book?: true;
  /** The chosen physician. */
  readonly physician?: string;
  /** The booking that is moved, by its id at the scheduling service. */
  readonly reschedule?: string;
  /** The booking that is canceled. */
  readonly cancel?: string;
}

/** An id as it was written: one of digits is read as a number. */
const idOf = (value: unknown) => (typeof value === 'number' ? String(value) : value);

function readSearch({ book, physician, ...search }: { readonly [key: string]: unknown }): AppointmentsSearch {
  const reschedule = idOf(search['reschedule']);
  const cancel = idOf(search['cancel']);
  return {
    ...((book === true || book === 'true') && { book: true }),
    ...(typeof physician === 'string' && { physician }),
    ...(typeof reschedule === 'string' && { reschedule }),
    ...(typeof cancel === 'string' && { cancel }),
  };
}

/** `/dashboard/{userId}/appointments`; another patient's id is replaced by the patient's own. */
export const appointmentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/appointments',
  validateSearch: readSearch,
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(appointmentsQuery(userId));
  },
  component: lazyRouteComponent(
    () => import('../../dashboard/appointments/list/AppointmentsPage.tsx'),
    'AppointmentsPage',
  ),
  pendingComponent: pendingPage('appointments'),
});
