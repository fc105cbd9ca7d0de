import type { CalComSettings } from '../../../kernel/settings/CalComSettings.ts';
import type { Calendar } from '../Calendar.ts';
import { calendarPathOf } from '../calendarPathOf.ts';
import type { Booking, Scheduler, Span } from '../Scheduler.ts';
import { SchedulingUnavailable } from '../SchedulingUnavailable.ts';
import { calComApi } from './calComApi.ts';
import { bookingOf, calComBooking, type CalComBooking } from './calComBooking.ts';
import { calComTimes, eventOf } from './calComTimes.ts';

/** How ids of bookings are written. */
const UID = /^[\w-]{1,100}$/;

/** Milliseconds until an unanswered request counts as lost. */
const PATIENCE = 10_000;

/** How often a booking that was moved is followed to where it is now. */
const MOVES = 10;

const DAY = 24 * 60 * 60 * 1000;

/** Under which the key of what is wanted stands among a booking's metadata. */
const KEY = 'portal_key';

/** How Cal.com refuses what cannot be booked. */
const REFUSALS = [400, 409];

const unreadable = (what: string) =>
  new SchedulingUnavailable({ cause: new Error(`answered something that is no ${what}`) });

/**
 * Reads, makes, moves and cancels bookings through the API of Cal.com.
 *
 * @param patience milliseconds until an unanswered request counts as lost
 */
export function calComScheduler(
  { apiKey, url, apiUrl }: CalComSettings,
  clock: () => Date,
  patience = PATIENCE,
): Scheduler {
  const ask = calComApi({ apiKey, apiUrl }, clock, patience);

  async function get(uid: string): Promise<CalComBooking | undefined> {
    if (!UID.test(uid)) return undefined;
    const answered = await ask({ part: 'bookings', at: `/${uid}` }, [400, 404]);
    if (!answered) return undefined;
    const booking = calComBooking(answered.data);
    if (!booking) throw unreadable('booking');
    return booking;
  }

  /** Where a booking is now, and what it was before, newest first. */
  async function followed(found: CalComBooking) {
    const former: CalComBooking[] = [];
    let booking = found;
    while (booking.movedTo !== null && former.length < MOVES) {
      const next = await get(booking.movedTo);
      if (!next) break;
      former.unshift(booking);
      booking = next;
    }
    return { booking, former };
  }

  async function settled(found: CalComBooking): Promise<Booking | undefined> {
    const { booking, former } = await followed(found);
    const [email] = booking.emails;
    return email === undefined ? undefined : bookingOf(booking, former, email);
  }

  const findBooking = async (uid: string) => {
    const booking = await get(uid);
    return booking && settled(booking);
  };

  /** What somebody has booked that begins, or began before it was moved, at a moment. */
  async function bookedAt(email: string, start: Date): Promise<readonly CalComBooking[]> {
    const query = new URLSearchParams({
      attendeeEmail: email,
      afterStart: new Date(start.getTime() - 1).toISOString(),
      // A booking that ends later than any other that begins at this moment.
      beforeEnd: new Date(start.getTime() + DAY).toISOString(),
      take: '50',
    });
    const answered = await ask({ part: 'bookings', at: `?${query.toString()}` });
    if (!Array.isArray(answered?.data)) throw unreadable('list');
    return answered.data
      .flatMap((one: unknown) => calComBooking(one) ?? [])
      .filter((one) => one.start.getTime() === start.getTime() && one.emails[0] === email.toLowerCase());
  }

  async function freeTimes({ link, minutes }: Calendar, { from, to }: Span, moved?: string): Promise<readonly Date[]> {
    const query = new URLSearchParams({
      ...eventOf(link),
      start: from.toISOString(),
      end: to.toISOString(),
      timeZone: 'UTC',
      ...(moved !== undefined && { bookingUidToReschedule: moved }),
    });
    const answered = await ask({ part: 'slots', at: `?${query.toString()}` });
    const times = calComTimes(answered?.data);
    if (!times) throw unreadable(`list of times of ${minutes} minutes`);
    return times.filter((time) => time >= from && time < to);
  }

  /** What Cal.com refuses though the time is free is none of the patient's doing, such as a question that it asks besides. */
  async function refusedAt(calendar: Calendar, start: Date, moved?: string): Promise<undefined> {
    const free = await freeTimes(calendar, { from: start, to: new Date(start.getTime() + 60_000) }, moved);
    if (free.some((time) => time.getTime() === start.getTime()))
      throw new SchedulingUnavailable({ cause: new Error('refused to book a time that it calls free') });
    return undefined;
  }

  return {
    provider: 'cal.com',
    frameOf(link, { name, email }) {
      const query = new URLSearchParams({ embed: 'portal', embedType: 'inline', layout: 'month_view', name, email });
      return { url: `${url}/${calendarPathOf(link)}/embed?${query.toString()}`, origin: url };
    },
    freeTimes,
    async book({ calendar, start, name, email, zone, key }) {
      const body = {
        ...eventOf(calendar.link),
        start: start.toISOString(),
        attendee: { name, email, timeZone: zone, language: 'en' },
        metadata: { [KEY]: key },
      };
      const answered = await ask({ part: 'bookings', at: '', body }, REFUSALS);
      if (!answered) return refusedAt(calendar, start);
      const made = calComBooking(answered.data);
      if (!made) throw new SchedulingUnavailable({ isOpen: true });
      return settled(made);
    },
    async findBooked({ key, email, start }) {
      const found = (await bookedAt(email, start)).find(({ metadata }) => metadata[KEY] === key);
      return found && settled(found);
    },
    async move(uid, calendar, start) {
      const before = await get(uid);
      if (!before) return undefined;
      const { booking: now } = await followed(before);
      if (now.start.getTime() === start.getTime()) return settled(now);
      const body = { start: start.toISOString(), reschedulingReason: 'The patient moved it in the portal.' };
      const answered = await ask({ part: 'bookings', at: `/${now.uid}/reschedule`, body }, REFUSALS);
      if (!answered) return refusedAt(calendar, start, now.uid);
      return findBooking(uid);
    },
    findBooking,
    glanceAt: findBooking,
    async findBookingAt(email, start) {
      const found = await bookedAt(email, start);
      const booking = found.find(({ status }) => status === 'accepted') ?? found[0];
      return booking && settled(booking);
    },
    async cancel(uid) {
      const found = await get(uid);
      if (!found) return;
      const { booking: now } = await followed(found);
      const body = { cancellationReason: 'The patient canceled in the portal.' };
      if (await ask({ part: 'bookings', at: `/${now.uid}/cancel`, body }, [...REFUSALS, 404])) return;
      // What is canceled already is refused; whether it is, the booking itself says.
      const booking = await get(now.uid);
      if (booking?.status !== 'cancelled')
        throw new SchedulingUnavailable({ cause: new Error('refused to cancel a booking') });
    },
    pagesOf: (uid) => ({
      cancel: `${url}/booking/${uid}?cancel=true`,
      reschedule: `${url}/reschedule/${uid}`,
    }),
  };
}
