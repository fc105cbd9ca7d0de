import type { Database } from '../../../kernel/database/Database.ts';
import { stableId } from '../../../kernel/ids/stableId.ts';
import { calendarPathOf } from '../calendarPathOf.ts';
import type { Booking, Scheduler } from '../Scheduler.ts';
import { endOf, freeSlots } from './freeSlots.ts';
import {
  cancelBooking,
  findBooking,
  findBookingAt,
  findBookingByKey,
  insertBooking,
  moveBooking,
  type SandboxBooking,
} from './sandboxBookings.ts';

/** Where an appointment takes place. No such room exists. */
const ROOM = 'https://video.example';

const bookingOf = ({ uid, calendar, email, start, end, formerStart, canceledAt }: SandboxBooking): Booking => ({
  uid,
  formerUids: [],
  waits: false,
  email,
  start,
  end,
  formerStart,
  canceled: canceledAt !== null,
  // Whoever is told the room cannot change the booking.
  location: `${ROOM}/${stableId('video-room', uid)}`,
  isIn: (link) => calendarPathOf(link) === calendar,
});

/** Books in calendars of its own, whose pages the backend serves. */
export function sandboxScheduler(database: Database, clock: () => Date): Scheduler {
  const read = async (uid: string) => {
    const booking = await findBooking(database, uid);
    return booking && bookingOf(booking);
  };
  const findBooked = async (key: string) => {
    const booking = await findBookingByKey(database, key);
    return booking && bookingOf(booking);
  };
  return {
    provider: 'sandbox',
    // Who books is told to the frame by a message.
    frameOf: (link, _prefill, origin) => ({ url: `${origin}/scheduling/calendar/${calendarPathOf(link)}`, origin }),
    async freeTimes(calendar, { from, to }) {
      const free = await freeSlots(database, calendarPathOf(calendar.link), calendar, clock());
      return free.filter((slot) => slot >= from && slot < to);
    },
    async book({ calendar: { link, minutes }, start, name, email, key }) {
      const end = endOf(clock(), minutes, start);
      const calendar = calendarPathOf(link);
      const made = end && (await insertBooking(database, { calendar, name, email, start, end }, key, clock()));
      return made ? bookingOf(made) : findBooked(key);
    },
    findBooked: ({ key }) => findBooked(key),
    async move(uid, { minutes }, start) {
      const end = endOf(clock(), minutes, start);
      const moved = end && (await moveBooking(database, uid, { start, end }, clock()));
      return moved && bookingOf(moved);
    },
    findBooking: read,
    glanceAt: read,
    async findBookingAt(email, start) {
      const booking = await findBookingAt(database, email, start);
      return booking && bookingOf(booking);
    },
    async cancel(uid) {
      await cancelBooking(database, uid, clock());
    },
    pagesOf(uid, origin) {
      const page = `${origin}/scheduling/booking/${uid}`;
      return { cancel: page, reschedule: `${page}?to=reschedule` };
    },
  };
}
