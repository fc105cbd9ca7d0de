import type { AppointmentTimes, TimesQuery } from '#schemas/wire/appointment.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Calendar } from '../../../adapters/scheduling/Calendar.ts';
import type { Portal } from '../../portal/Portal.ts';
import { isAhead } from '../appointmentOf.ts';
import { resolveCalendar, type Booker } from '../resolveCalendar.ts';
import { findAppointment } from '../store.ts';
import { calendarOfBooking } from './calendarOfBooking.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** The zones farthest from UTC: a month begins so much earlier there, or ends so much later. */
const EARLIER = 14 * HOUR;
const LATER = 12 * HOUR;

/** How many months ahead times are looked for, and how far the next ones are looked for after a month without any. */
const MONTHS = 12;
const SEARCHED = 92 * DAY;

/** Where times are looked for. */
interface Place {
  readonly calendar: Calendar;
  /** The booking that is to be moved there. */
  readonly moved?: string;
}

/** The calendar that an appointment of the patient is in. @throws ProblemError NotFound, AppointmentOver, SchedulingUnavailable */
export async function placeOfAppointment(portal: Portal, { tenant, user }: Booker, id: string) {
  const { database, scheduler, clock } = portal;
  const row = await findAppointment(database, tenant.id, id);
  if (!row || row.userId !== user._id) throw problems.notFound('the patient has no such appointment');
  if (!isAhead(row, clock())) throw problems.appointmentOver();
  if (row.uid === null || row.source !== scheduler.provider) throw problems.schedulingUnavailable();
  const booking = await scheduler.glanceAt(row.uid);
  if (!booking || booking.canceled) throw problems.appointmentOver();
  const calendar = calendarOfBooking(portal, booking);
  if (!calendar) throw problems.schedulingUnavailable();
  return { row, calendar, moved: booking.uid };
}

async function placeOf(portal: Portal, booker: Booker, query: TimesQuery): Promise<Place> {
  const { appointment, purpose, ...of } = query;
  if (appointment !== undefined) return placeOfAppointment(portal, booker, appointment);
  if (purpose === undefined) throw problems.invalidRequest('purpose or appointment is missing');
  return resolveCalendar(portal, booker, { purpose, ...of });
}

/** The first moment of a month in UTC. */
function firstOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Date.UTC(year, number - 1, 1);
}

const nextMonth = (first: number) => {
  const date = new Date(first);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/**
 * The times that a patient can book in a month, in whichever zone it is; where some zone has none in it, the first one after it.
 *
 * @throws ProblemError as {@link resolveCalendar} does, InvalidRequest on a month that is over or more than a year ahead,
 * AppointmentOver, SchedulingUnavailable
 */
export async function timesInMonth(portal: Portal, booker: Booker, query: TimesQuery): Promise<AppointmentTimes> {
  const { scheduler, clock } = portal;
  const now = clock().getTime();
  const first = firstOf(query.month);
  const after = nextMonth(first);
  if (after + LATER <= now || first > now + MONTHS * 31 * DAY)
    throw problems.invalidRequest('the month is over, or too far ahead');
  const { calendar, moved } = await placeOf(portal, booker, query);
  const read = async (from: number, to: number) => {
    const times = await scheduler.freeTimes(calendar, { from: new Date(from), to: new Date(to) }, moved);
    return times.filter((time) => time.getTime() > now);
  };
  const times = await read(first - EARLIER, after + LATER);
  // Hours at the ends of the month are those of another month, somewhere.
  const isInEveryZone = (time: Date) => time.getTime() >= first + LATER && time.getTime() < after - EARLIER;
  const [next] = times.some(isInEveryZone) ? [] : await read(after + LATER, after + LATER + SEARCHED);
  return {
    name: calendar.name,
    minutes: calendar.minutes,
    times: times.map((time) => time.toISOString()),
    next: next?.toISOString() ?? null,
  };
}
