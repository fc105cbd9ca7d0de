import type { Database } from '../../../kernel/database/Database.ts';
import type { Calendar } from '../Calendar.ts';
import { slotsOf } from './slotsOf.ts';
import { findTaken } from './sandboxBookings.ts';

/** The moments at which an appointment may begin in a calendar, earliest first. */
export async function freeSlots(
  database: Database,
  path: string,
  { minutes }: Pick<Calendar, 'minutes'>,
  now: Date,
): Promise<readonly Date[]> {
  const taken = await findTaken(database, path, now);
  return slotsOf(now, minutes).filter((slot) => !taken.has(slot.getTime()));
}

const MINUTE = 60_000;

/** Where an appointment ends; undefined where none may begin at that moment, taken or not. */
export const endOf = (now: Date, minutes: number, start: Date): Date | undefined =>
  slotsOf(now, minutes).some((slot) => slot.getTime() === start.getTime())
    ? new Date(start.getTime() + minutes * MINUTE)
    : undefined;
