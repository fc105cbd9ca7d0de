import { randomBytes } from 'node:crypto';
import type { Database } from '../../../kernel/database/Database.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../kernel/database/sqlStateOf.ts';
import { statement } from '../../../kernel/database/statement.ts';

/** A booking in the sandbox calendar's own books. */
export interface SandboxBooking {
  readonly uid: string;
  readonly calendar: string;
  readonly name: string;
  readonly email: string;
  readonly start: Date;
  readonly end: Date;
  readonly formerStart: Date | null;
  readonly canceledAt: Date | null;
}

const COLUMNS = `uid, calendar, name, email, start_time as start, end_time as "end", former_start_time as "formerStart",
  canceled_at as "canceledAt"`;

const find = statement('find_booking', `select ${COLUMNS} from sandbox_bookings where uid = $1`);
const findByKey = statement(
  'find_booking_by_key',
  `select ${COLUMNS} from sandbox_bookings where idempotency_key = $1`,
);
const findAt = statement(
  'find_booking_at',
  `select ${COLUMNS} from sandbox_bookings where email = $1 and start_time = $2
    order by canceled_at is null desc, created_at desc limit 1`,
);
const taken = statement(
  'find_taken_slots',
  `select start_time as start from sandbox_bookings
    where calendar = $1 and start_time > $2 and canceled_at is null`,
);
const insert = statement(
  'book_slot',
  `insert into sandbox_bookings (uid, calendar, name, email, start_time, end_time, idempotency_key, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning ${COLUMNS}`,
);
const move = statement(
  'move_booking',
  `update sandbox_bookings set former_start_time = start_time, start_time = $2, end_time = $3
    where uid = $1 and canceled_at is null and start_time > $4 and start_time <> $2 returning ${COLUMNS}`,
);
const cancel = statement(
  'cancel_booking',
  `update sandbox_bookings set canceled_at = coalesce(canceled_at, $2) where uid = $1 returning ${COLUMNS}`,
);

/** A booking by its id; undefined where there is none. */
export async function findBooking(database: Database, uid: string): Promise<SandboxBooking | undefined> {
  const [booking] = await database.query(find, [uid]);
  return booking;
}

/** The booking that a request made under its key; undefined where there is none. */
export async function findBookingByKey(database: Database, key: string): Promise<SandboxBooking | undefined> {
  const [booking] = await database.query(findByKey, [key]);
  return booking;
}

/** What somebody booked for a moment, one that was not canceled first; undefined where there is nothing. */
export async function findBookingAt(
  database: Database,
  email: string,
  start: Date,
): Promise<SandboxBooking | undefined> {
  const [booking] = await database.query(findAt, [email.toLowerCase(), start.toISOString()]);
  return booking;
}

/** The moments, in milliseconds since 1970, that are taken in a calendar from now on. */
export async function findTaken(database: Database, calendar: string, now: Date): Promise<ReadonlySet<number>> {
  const rows = await database.query(taken, [calendar, now.toISOString()]);
  return new Set(rows.map(({ start }) => start.getTime()));
}

/** Books; undefined where the slot is taken, or something was booked under the key before. */
export async function insertBooking(
  database: Database,
  { calendar, name, email, start, end }: Pick<SandboxBooking, 'calendar' | 'name' | 'email' | 'start' | 'end'>,
  key: string,
  now: Date,
): Promise<SandboxBooking | undefined> {
  const [booking] = await database.query(insert, [
    randomBytes(16).toString('hex'),
    calendar,
    name,
    email.toLowerCase(),
    start.toISOString(),
    end.toISOString(),
    key,
    now.toISOString(),
  ]);
  return booking;
}

/** Moves a booking that lies ahead; undefined where the slot is taken or there is no such booking to be moved there. */
export async function moveBooking(
  database: Database,
  uid: string,
  { start, end }: Pick<SandboxBooking, 'start' | 'end'>,
  now: Date,
): Promise<SandboxBooking | undefined> {
  try {
    const [booking] = await database.query(move, [uid, start.toISOString(), end.toISOString(), now.toISOString()]);
    return booking;
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

/** Cancels; undefined where there is no such booking. */
export async function cancelBooking(database: Database, uid: string, now: Date): Promise<SandboxBooking | undefined> {
  const [booking] = await database.query(cancel, [uid, now.toISOString()]);
  return booking;
}
