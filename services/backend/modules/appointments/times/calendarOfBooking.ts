import type { Calendar } from '../../../adapters/scheduling/Calendar.ts';
import type { Booking } from '../../../adapters/scheduling/Scheduler.ts';
import type { Portal } from '../../portal/Portal.ts';

/** The calendar that a booking is in; undefined where it is in none of the portal's. */
export function calendarOfBooking({ calendars }: Pick<Portal, 'calendars'>, booking: Booking): Calendar | undefined {
  for (const calendar of calendars.values()) if (booking.isIn(calendar.link)) return calendar;
  return undefined;
}
