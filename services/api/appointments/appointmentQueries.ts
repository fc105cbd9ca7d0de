import { queryOptions } from '@tanstack/react-query';
import type { Appointment, AppointmentKind, CalendarQuery, SchedulingCalendar } from '#schemas/wire/appointment.ts';
import { currentOrganization } from '../client/currentOrganization.ts';
import { http } from '../client/http.ts';

/** The appointments of a patient, latest start first; all of them, or those of one kind. */
export const appointmentsQuery = (userId: string, kind?: AppointmentKind) =>
  queryOptions({
    queryKey: ['appointments', userId, ...(kind ? [kind] : [])],
    queryFn: (): Promise<Appointment[]> =>
      http
        .get(`v2/appointments/${currentOrganization.get()._id}/user/${userId}`, {
          searchParams: kind ? { productVariant: kind } : {},
        })
        .json(),
  });

/**
 * The calendar for a booking. Fails with NotFound if there is no such calendar, InvalidRequest if the patient has no
 * state, WrongSubscriptionState if it belongs to a membership that is not paid, or SchedulingUnavailable.
 */
export const calendarQuery = ({ purpose, subscription, intake, physician }: CalendarQuery) => {
  const query = { purpose, subscription, intake, physician };
  return queryOptions({
    queryKey: ['scheduling-calendar', query],
    queryFn: (): Promise<SchedulingCalendar> => http.get('v2/appointments/calendar', { searchParams: query }).json(),
  });
};
