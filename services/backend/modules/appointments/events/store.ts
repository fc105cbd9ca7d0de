import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { withoutJob } from '../../../kernel/jobs/jobId.ts';

const insert = statement(
  'insert_scheduling_event',
  `insert into scheduling_events (id, uid, received_at) values ($1, $2, $3) on conflict do nothing returning id`,
);

const KEY = `'event ' || id`;

const listOpen = statement<'list_scheduling_events', { key: string }>(
  'list_scheduling_events',
  `select ${KEY} as key from scheduling_events
    where handled_at is null and ${withoutJob('bookings', KEY)} order by received_at limit 50`,
);

const find = statement(
  'find_scheduling_event',
  `select uid from scheduling_events where id = split_part($1, ' ', 2) and handled_at is null`,
);

const handle = statement(
  'handle_scheduling_events',
  'update scheduling_events set handled_at = $3 where uid = $1 and handled_at is null and received_at <= $2 returning id',
);

const findAttendees = statement(
  'find_patients_by_email',
  `select u.id, u.organization from users u
    where u.organization = any(string_to_array($1, ' ')) and u.email = $2 and u.email_verified_at is not null
      and not exists (select 1 from account_closings c where c.user_id = u.id)`,
);

/** Notes that something was told of a booking. @returns whether it was not told before */
export const noteEvent = async (database: Database, id: string, uid: string, now: Date): Promise<boolean> =>
  (await database.query(insert, [id, uid, now.toISOString()])).length > 0;

/** Keys of what was told and not looked into. */
export const listEvents = async (database: Database): Promise<readonly string[]> =>
  (await database.query(listOpen, [])).map(({ key }) => key);

/** Of which booking something was told, by the key of its job; undefined where it was looked into. */
export async function findEvent(database: Database, key: string): Promise<string | undefined> {
  const [event] = await database.query(find, [key]);
  return event?.uid;
}

/** Marks what was told of a booking up to a moment as looked into. */
export async function handleEvents(database: Database, uid: string, until: Date, now: Date): Promise<void> {
  await database.query(handle, [uid, until.toISOString(), now.toISOString()]);
}

/** Patients with an address that they have verified, in each organization. */
export const findPatientsByEmail = (database: Database, organizations: readonly string[], email: string) =>
  database.query(findAttendees, [organizations.join(' '), email.toLowerCase()]);
