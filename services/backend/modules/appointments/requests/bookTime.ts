import { IANAZone } from 'luxon';
import type { Appointment, BookAppointment } from '#schemas/wire/appointment.ts';
import { SchedulingUnavailable } from '../../../adapters/scheduling/SchedulingUnavailable.ts';
import type { WantedBooking } from '../../../kernel/database/tables/appointmentRequests.ts';
import { momentIn } from '../../../kernel/http/momentIn.ts';
import { type Attempt, findRecorded } from '../../../kernel/once/attemptOf.ts';
import { once } from '../../../kernel/once/once.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import { resolveCalendar, type Booker } from '../resolveCalendar.ts';
import { slotTaken } from '../times/slotTaken.ts';
import { bookingKey, finishBooking } from './finishBooking.ts';
import {
  beginRequest,
  claimRequest,
  digestOfRequest,
  endRequest,
  leaveRequest,
  type AppointmentRequest,
} from './store.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../kernel/database/Database.ts';

/** Milliseconds between two looks, and how often one looks: longer than the scheduling service is waited for. */
const PAUSE = 100;
const LOOKS = 130;

/**
 * Waits until a request beside this one, which has the same key and works on the same, has come to its end.
 *
 * @throws ProblemError SchedulingUnavailable where it does not
 */
async function awaitOther(database: Database, userId: string, key: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(PAUSE);
    if ((await digestOfRequest(database, userId, key)) === undefined) return;
  }
  throw problems.bookingUnderWay();
}

/** What is written down of what a patient asks for. @throws ProblemError as {@link resolveCalendar} does, InvalidRequest */
async function wantedBy(portal: Portal, booker: Booker, asked: BookAppointment): Promise<WantedBooking> {
  const { start_time, zone, ...purpose } = asked;
  const start = momentIn('start_time', start_time);
  if (!IANAZone.isValidZone(zone)) throw problems.invalidRequest('zone is no time zone');
  const { calendar, kind, subscriptionId, intakeId } = await resolveCalendar(portal, booker, purpose);
  const { link, name, minutes } = calendar;
  const wanted = { kind: 'book', link, name, minutes, start: start.toISOString(), zone, appointment: kind } as const;
  if (start <= portal.clock()) throw await slotTaken(portal, calendar, start);
  return { ...wanted, subscriptionId, intakeId };
}

/** Asks the scheduling service. @param isNew whether nobody has asked for it before */
async function ask({ scheduler }: Portal, { user }: Booker, request: AppointmentRequest, isNew: boolean) {
  const { wanted, email } = request;
  if (wanted.kind !== 'book') throw problems.idempotencyConflict();
  const start = new Date(wanted.start);
  const key = bookingKey(request);
  const before = isNew ? undefined : await scheduler.findBooked({ key, email, start });
  if (before) return before;
  const { link, name: title, minutes, zone } = wanted;
  const name = `${user.first_name} ${user.last_name}`;
  return scheduler.book({ calendar: { link, name: title, minutes }, start, name, email, zone, key });
}

async function work(
  portal: Portal,
  booker: Booker,
  request: AppointmentRequest,
  isNew: boolean,
  origin: string,
): Promise<Appointment> {
  const { wanted } = request;
  if (wanted.kind !== 'book') throw problems.idempotencyConflict();
  try {
    const booking = await ask(portal, booker, request, isNew);
    const appointment = await finishBooking(portal, request, wanted, booking, origin);
    if (appointment) return appointment;
  } catch (error) {
    // Where no answer came the service may still book: nobody asks again before that has come to its end.
    if (error instanceof SchedulingUnavailable) {
      if (error.isOpen) throw problems.bookingUnderWay();
      await leaveRequest(portal.database, request.id, portal.clock());
    }
    throw error;
  }
  const { link, name, minutes } = wanted;
  throw await slotTaken(portal, { link, name, minutes }, new Date(wanted.start));
}

/**
 * Books a time in a calendar in which the patient may book, and keeps it as an appointment. What is wanted is written down
 * first, so that what becomes of it is known whatever is lost on the way. A request that is repeated under its key is one
 * booking.
 *
 * @param count counts a new booking @throws ProblemError where it is one too many
 * @throws ProblemError NotFound, InvalidRequest, WrongSubscriptionState, SlotTaken with times close to it, IdempotencyConflict,
 * SchedulingUnavailable
 */
export async function bookTime(
  portal: Portal,
  booker: Booker,
  asked: BookAppointment,
  attempt: Attempt & { readonly key: string },
  { origin, count }: { readonly origin: string; readonly count: () => Promise<void> },
): Promise<Appointment> {
  const { database, clock } = portal;
  const { tenant, user } = booker;
  const { key, digest } = attempt;
  const userId = user._id;
  const email = user.email.toLowerCase();

  /** Works on what is written down already, once nobody else does. @returns undefined where somebody else has ended it */
  async function goOn(): Promise<Appointment | undefined> {
    const left = await claimRequest(database, { userId, key }, clock());
    if (left) return work(portal, booker, left, false, origin);
    await awaitOther(database, userId, key);
    return undefined;
  }

  async function begin(wanted: WantedBooking): Promise<Appointment | undefined> {
    const made = await beginRequest(database, { organization: tenant.id, userId, key, digest, email, wanted }, clock());
    if (!made) return undefined;
    // A request beside this one may have come to its end since it was looked for: what it did is recorded by now.
    const beside = await findRecorded(database, userId, attempt);
    if (beside === undefined) return work(portal, booker, made, true, origin);
    await endRequest(database, made, clock());
    return JSON.parse(beside);
  }

  return once<Appointment>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const other = await digestOfRequest(database, userId, key);
      if (other !== undefined && other !== digest) throw problems.idempotencyConflict();
      if (other !== undefined) return { write: goOn };
      const wanted = await wantedBy(portal, booker, asked);
      await count();
      return { write: () => begin(wanted) };
    },
  });
}
