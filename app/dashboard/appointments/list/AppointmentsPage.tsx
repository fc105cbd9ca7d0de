import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { userQuery } from '#services/api/users.ts';
import { Appointments } from './Appointments.tsx';
import { MoveAppointment } from '../booking/MoveAppointment.tsx';
import { NewAppointment } from '../booking/NewAppointment.tsx';
import { usePageTitle } from '#app/shell/usePageTitle.ts';

const signedIn = getRouteApi('/signed-in');
const route = getRouteApi('/signed-in/shell/dashboard/$userId/appointments');

/** The patient's appointments, with a button to book another, and where one of them is moved. */
export function AppointmentsPage() {
  const { userId } = signedIn.useRouteContext();
  const { book, physician, reschedule, cancel } = route.useSearch();
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Appointments');
  if (!user) return null;
  if (book || physician !== undefined) return <NewAppointment user={user} physicianId={physician} />;
  if (reschedule !== undefined) return <MoveAppointment key={reschedule} userId={userId} uuid={reschedule} />;
  return <Appointments key={cancel ?? ''} userId={userId} canceling={cancel} />;
}
