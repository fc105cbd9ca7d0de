import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQuery } from '#services/api/users.ts';
import { Appointments } from './Appointments.tsx';
import { NewAppointment } from '../booking/NewAppointment.tsx';
import { usePageTitle } from '#app/shell/usePageTitle.ts';

const signedIn = getRouteApi('/signed-in');
const route = getRouteApi('/signed-in/shell/dashboard/$userId/appointments');

/** The patient's appointments, with a button to book another. */
export function AppointmentsPage() {
  const { userId } = signedIn.useRouteContext();
  const { book, physician } = route.useSearch();
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Appointments');
  if (!user) return null;
  if (book || physician !== undefined) return <NewAppointment user={user} physicianId={physician} />;
  return <Appointments userId={userId} />;
}
