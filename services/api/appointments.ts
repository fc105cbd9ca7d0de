import { queryOptions } from '@tanstack/react-query';
import type {
  Appointment,
  AppointmentKind,
  CalendarQuery,
  ConfirmAppointment,
  SchedulingCalendar,
} from '#schemas/wire/appointment.ts';
import { currentOrganization } from './currentOrganization.ts';
import { http } from './http.ts';

/** The appointments of a patient, newest start first; all of them, or those of a kind. */
export const appointmentsQuery = (userId: string, kind?: AppointmentKind) =>
  queryOptions({
    queryKey: ['appointments', userId, ...(kind ? [kind] : [])],
    queryFn: () =>
      http
        .get(`v2/appointments/${currentOrganization.get()._id}/user/${userId}`, {
          searchParams: kind ? { productVariant: kind } : {},
        })
        .json<Appointment[]>(),
  });

/**
 * The calendar in which something is booked. Fails with NotFound where there is none for it, InvalidRequest where the
 * patient has no state, or SchedulingUnavailable.
 */
export const calendarQuery = ({ purpose, subscription, intake, physician }: CalendarQuery) => {
  const query = { purpose, subscription, intake, physician };
  return queryOptions({
    queryKey: ['scheduling-calendar', query],
    queryFn: () => http.get('v2/appointments/calendar', { searchParams: query }).json<SchedulingCalendar>(),
  });
};

/**
 * Asks the scheduling service, through the backend, whether this booking is the patient's, and keeps it. Repeating it
 * changes nothing. Fails with NotFound or SchedulingUnavailable.
 */
export const confirmAppointment = (booking: ConfirmAppointment) =>
  http.post('v2/appointments/confirm', { json: booking }).json<Appointment>();

/** What {@link confirmAppointment} answers, to be shown. It is asked anew each time that it is shown. */
export const confirmationQuery = (booking: ConfirmAppointment) =>
  queryOptions({
    queryKey: ['appointments', 'confirmation', booking],
    queryFn: () => confirmAppointment(booking),
    staleTime: Infinity,
    gcTime: 0,
  });

/** Cancels an appointment that lies ahead. Fails with NotFound, AppointmentOver or SchedulingUnavailable. */
export const cancelAppointment = (appointmentId: string, key: string) =>
  http
    .post('v2/appointments/cancel', { json: { appointmentId }, headers: { 'idempotency-key': key } })
    .json<Appointment>();
