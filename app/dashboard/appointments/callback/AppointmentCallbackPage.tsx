import { getRouteApi } from '@tanstack/react-router';
import { bookingToConfirm } from './bookingToConfirm.ts';
import { CallbackResult } from './CallbackResult.tsx';
import { NotConfirmed } from './NotConfirmed.tsx';

const signedIn = getRouteApi('/signed-in');
const route = getRouteApi('/signed-in/appointment/cb');

/** The page to which the scheduling service returns the patient after a booking or change. */
export function AppointmentCallbackPage() {
  const { userId } = signedIn.useRouteContext();
  const search = route.useSearch();
  const booking = bookingToConfirm(search);
  if (!booking) return <NotConfirmed userId={userId} text="This link does not lead to an appointment." />;
  return <CallbackResult userId={userId} booking={booking} moved={search.rescheduleUid !== undefined} />;
}
