import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { endOf as endIn, freeSlots } from '../../adapters/scheduling/sandbox/freeSlots.ts';
import { nearestOf } from '../../adapters/scheduling/nearestOf.ts';
import {
  findBooking,
  findBookingByKey,
  insertBooking,
  moveBooking,
  type SandboxBooking,
} from '../../adapters/scheduling/sandbox/sandboxBookings.ts';

type Wanted = Pick<SandboxBooking, 'calendar' | 'name' | 'email' | 'start'>;

type Books = Pick<Portal, 'database' | 'calendars' | 'clock'>;

/** Where an appointment ends; undefined where none begins at that moment. @throws ProblemError NotFound */
function endOf({ calendars, clock }: Books, path: string, start: Date): Date | undefined {
  const calendar = calendars.get(path);
  if (!calendar) throw problems.notFound('there is no such calendar');
  return endIn(clock(), calendar.minutes, start);
}

async function taken({ database, calendars, clock }: Books, path: string, start: Date) {
  const calendar = calendars.get(path);
  const free = calendar ? await freeSlots(database, path, calendar, clock()) : [];
  return problems.slotTaken(nearestOf(free, start));
}

/** The booking that was made under a key before. @throws ProblemError IdempotencyConflict where it is of something else */
async function repeated({ database }: Books, wanted: Wanted, key: string): Promise<SandboxBooking | undefined> {
  const booking = await findBookingByKey(database, key);
  if (!booking) return undefined;
  const { calendar, name, email, start, formerStart } = booking;
  const isSame =
    calendar === wanted.calendar &&
    name === wanted.name &&
    email === wanted.email.toLowerCase() &&
    (formerStart !== null || start.getTime() === wanted.start.getTime());
  if (!isSame) throw problems.idempotencyConflict();
  return booking;
}

/**
 * Books; a request that is repeated under its key gives the booking that it made.
 *
 * @throws ProblemError NotFound, SlotTaken with the nearest moments that are free, IdempotencyConflict
 */
export async function bookSlot(portal: Books, wanted: Wanted, key: string): Promise<SandboxBooking> {
  const before = await repeated(portal, wanted, key);
  if (before) return before;
  const end = endOf(portal, wanted.calendar, wanted.start);
  const booking = end && (await insertBooking(portal.database, { ...wanted, end }, key, portal.clock()));
  if (booking) return booking;
  const beside = await repeated(portal, wanted, key);
  if (beside) return beside;
  throw await taken(portal, wanted.calendar, wanted.start);
}

const isOver = ({ canceledAt, start }: SandboxBooking, now: Date) => canceledAt !== null || start <= now;

/**
 * Moves a booking that lies ahead to another moment. Where it is there already, nothing changes.
 *
 * @throws ProblemError SlotTaken, AppointmentOver
 */
export async function moveSlot(portal: Books, booking: SandboxBooking, start: Date): Promise<SandboxBooking> {
  const { database, clock } = portal;
  const { uid, calendar } = booking;
  if (isOver(booking, clock())) throw problems.appointmentOver();
  if (booking.start.getTime() === start.getTime()) return booking;
  const end = endOf(portal, calendar, start);
  const moved = end && (await moveBooking(database, uid, { start, end }, clock()));
  if (moved) return moved;
  // What is there now may be what a request beside this one has just done.
  const now = await findBooking(database, uid);
  if (!now || isOver(now, clock())) throw problems.appointmentOver();
  if (now.start.getTime() === start.getTime()) return now;
  throw await taken(portal, calendar, start);
}
