import { bookingOf, calComBooking, type CalComBooking } from './calComBooking.ts';
import { calendarPathOf } from '../calendarPathOf.ts';
import type { CalComSettings } from '../../../kernel/settings/CalComSettings.ts';
import type { Booking, Scheduler } from '../Scheduler.ts';
import { SchedulingUnavailable } from '../SchedulingUnavailable.ts';

/** The version of the API that this was written against. */
const API_VERSION = '2024-08-13';

/** How ids of bookings are written. */
const UID = /^[\w-]{1,100}$/;

/** Milliseconds until an unanswered request counts as lost. */
const PATIENCE = 10_000;

/** How often a booking that was moved is followed to where it is now. */
const MOVES = 10;

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined;

async function read(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new SchedulingUnavailable({ cause: new Error(`answered ${response.status}`) });
  }
  try {
    return dataOf(await response.json());
  } catch (error) {
    throw new SchedulingUnavailable({ cause: error });
  }
}

/**
 * Reads and cancels bookings through the API of Cal.com. Patients book on its own pages.
 *
 * @param patience milliseconds until an unanswered request counts as lost
 */
export function calComScheduler({ apiKey, url, apiUrl }: CalComSettings, patience = PATIENCE): Scheduler {
  async function ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    try {
      return await fetch(`${apiUrl}/v2/bookings${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          'cal-api-version': API_VERSION,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      throw new SchedulingUnavailable({ cause: error });
    }
  }

  async function get(uid: string): Promise<CalComBooking | undefined> {
    if (!UID.test(uid)) return undefined;
    const response = await ask('GET', `/${uid}`);
    if (response.status === 404 || response.status === 400) {
      await response.body?.cancel();
      return undefined;
    }
    const booking = calComBooking(await read(response));
    if (!booking) throw new SchedulingUnavailable({ cause: new Error('answered something that is no booking') });
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

  return {
    provider: 'cal.com',
    frameOf(link, { name, email }) {
      const query = new URLSearchParams({ embed: 'portal', embedType: 'inline', layout: 'month_view', name, email });
      return { url: `${url}/${calendarPathOf(link)}/embed?${query.toString()}`, origin: url };
    },
    async findBooking(uid) {
      const booking = await get(uid);
      return booking && settled(booking);
    },
    async findBookingAt(email, start) {
      const query = new URLSearchParams({
        attendeeEmail: email,
        afterStart: new Date(start.getTime() - 1).toISOString(),
        // A booking that ends later than any other that begins at this moment.
        beforeEnd: new Date(start.getTime() + 24 * 60 * 60 * 1000).toISOString(),
        take: '50',
      });
      const answered = await read(await ask('GET', `?${query.toString()}`));
      if (!Array.isArray(answered)) throw new SchedulingUnavailable({ cause: new Error('answered no list') });
      const found = answered
        .flatMap((one: unknown) => calComBooking(one) ?? [])
        .filter((one) => one.start.getTime() === start.getTime() && one.emails[0] === email.toLowerCase());
      const booking = found.find(({ status }) => status === 'accepted') ?? found[0];
      return booking && settled(booking);
    },
    async cancel(uid) {
      const found = await get(uid);
      if (!found) return;
      const { booking: now } = await followed(found);
      const response = await ask('POST', `/${now.uid}/cancel`, {
        cancellationReason: 'The patient canceled in the portal.',
      });
      await response.body?.cancel();
      if (response.ok) return;
      // What is canceled already is refused; whether it is, the booking itself says.
      const booking = await get(now.uid);
      if (booking?.status !== 'cancelled')
        throw new SchedulingUnavailable({ cause: new Error(`answered ${response.status}`) });
    },
    pagesOf: (uid) => ({
      cancel: `${url}/booking/${uid}?cancel=true`,
      reschedule: `${url}/reschedule/${uid}`,
    }),
  };
}
