import { queryOptions } from '@tanstack/react-query';
import type { AppointmentTimes, CalendarQuery, TimesQuery } from '#schemas/wire/appointment.ts';
import { http } from '../client/http.ts';

/** What a time is chosen for: a call that is booked, or an appointment that is moved. */
export type WantedTimes = CalendarQuery | { readonly appointment: string };

/**
 * The times of a month that can be booked, or to which an appointment can be moved. Fails as the calendar of a
 * booking does, and with AppointmentOver.
 */
export const timesQuery = (wanted: WantedTimes, month: string) => {
  const { purpose, subscription, intake, physician, appointment }: TimesQuery = { ...wanted, month };
  const query = { month, purpose, subscription, intake, physician, appointment };
  return queryOptions({
    queryKey: ['appointment-times', query],
    queryFn: (): Promise<AppointmentTimes> => http.get('v2/appointments/times', { searchParams: query }).json(),
    staleTime: 30_000,
  });
};
