import { createId } from '../../../kernel/ids/createId.ts';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { WantedOfCalendar } from '../../../kernel/database/tables/appointmentRequests.ts';
import { withoutJob } from '../../../kernel/jobs/jobId.ts';
import type { Attempt } from '../../../kernel/once/attemptOf.ts';
import { recording } from '../../../kernel/once/recording.ts';

/** What a patient wants of the scheduling service, while its end is not known. */
export interface AppointmentRequest {
  readonly id: string;
  readonly organization: string;
  readonly userId: string;
  readonly key: string;
  readonly digest: string;
  readonly email: string;
  readonly wanted: WantedOfCalendar;
  /** Whether the patient wants it no more, or has closed the account. */
  readonly givenUp: boolean;
  readonly createdAt: Date;
}

/** What is written down. */
export type NewRequest = Pick<AppointmentRequest, 'organization' | 'userId' | 'key' | 'digest' | 'email' | 'wanted'>;

/** Milliseconds after which nobody works on a request any more: longer than the scheduling service is waited for. */
const WORKED_ON = 30_000;

const columns = `r.id, r.organization, r.user_id as "userId", r.key, r.digest, r.email, r.wanted,
  r.given_up or exists (select 1 from account_closings c where c.user_id = r.user_id) as "givenUp",
  r.created_at as "createdAt"`;

/**
 * Who chooses a time in a calendar wants no other one there that is still in the air: what nobody works on is given up.
 */
const begin = statement<'begin_appointment_request', AppointmentRequest>(
  'begin_appointment_request',
  `with r as (
      insert into appointment_requests (id, organization, user_id, key, digest, email, wanted, busy, due_at, created_at)
      values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, true, $8::timestamptz, $9::timestamptz)
      on conflict (user_id, key) do nothing returning *
    ), others as (
      update appointment_requests o set given_up = true, due_at = $9::timestamptz
      from r where o.user_id = $3 and o.key <> $4 and not (o.busy and o.due_at > $9::timestamptz)
        and r.wanted->>'kind' = 'book' and o.wanted->>'kind' = 'book' and o.wanted->>'link' = r.wanted->>'link'
    )
    select ${columns} from r`,
);

const find = statement(
  'find_appointment_request',
  `select digest from appointment_requests where user_id = $1 and key = $2`,
);

/** Whoever comes while somebody else works on it gets nothing. */
const claim = statement<'claim_appointment_request', AppointmentRequest>(
  'claim_appointment_request',
  `with r as (
      update appointment_requests set busy = true, due_at = $4::timestamptz
      where user_id = $1 and key = $2 and (not busy or due_at <= $3::timestamptz) returning *
    )
    select ${columns} from r`,
);

const KEY = `id || ':' || floor(extract(epoch from due_at) * 1000)::bigint::text`;

const listDue = statement<'list_appointment_requests_due', { key: string }>(
  'list_appointment_requests_due',
  `select ${KEY} as key from appointment_requests
    where due_at <= $1 and ${withoutJob('bookings', KEY)} order by due_at limit 50`,
);

const claimDue = statement<'claim_due_appointment_request', AppointmentRequest>(
  'claim_due_appointment_request',
  `with r as (
      update appointment_requests set busy = true, due_at = $3::timestamptz
      where id = split_part($1, ':', 1) and due_at <= $2::timestamptz returning *
    )
    select ${columns} from r`,
);

const leave = statement(
  'leave_appointment_request',
  'update appointment_requests set busy = false, due_at = $2 where id = $1 returning id',
);

const giveUp = statement(
  'give_up_appointment_request',
  `insert into appointment_requests (id, organization, user_id, key, digest, email, wanted, given_up, busy, due_at, created_at)
    values ($1, $2, $3, $4, $5, $6, $7::text::jsonb, true, false, $8::timestamptz, $8::timestamptz)
    on conflict (user_id, key) do update set given_up = true,
      due_at = case when appointment_requests.busy then appointment_requests.due_at else excluded.due_at end
    returning id`,
);

const end = statement(
  'end_appointment_request',
  `with ended as (
      delete from appointment_requests where id = $1 returning id
    ), ${recording('ended', 2)}
    select id from ended`,
);

const soon = (now: Date) => new Date(now.getTime() + WORKED_ON).toISOString();

/** Writes down what is wanted, for whoever asked to work on; undefined where it is written down already. */
export async function beginRequest(
  database: Database,
  { organization, userId, key, digest, email, wanted }: NewRequest,
  now: Date,
): Promise<AppointmentRequest | undefined> {
  const [request] = await database.query(begin, [
    createId(now),
    organization,
    userId,
    key,
    digest,
    email,
    JSON.stringify(wanted),
    soon(now),
    now.toISOString(),
  ]);
  return request;
}

/** The digest of what is wanted under a key; undefined where nothing is. */
export async function digestOfRequest(database: Database, userId: string, key: string): Promise<string | undefined> {
  const [request] = await database.query(find, [userId, key]);
  return request?.digest;
}

/** Takes a request that nobody works on; undefined where there is none. */
export async function claimRequest(
  database: Database,
  { userId, key }: Pick<NewRequest, 'userId' | 'key'>,
  now: Date,
): Promise<AppointmentRequest | undefined> {
  const [request] = await database.query(claim, [userId, key, now.toISOString(), soon(now)]);
  return request;
}

/** Keys of the requests that the job looks at now. */
export const listRequestsDue = async (database: Database, now: Date): Promise<readonly string[]> =>
  (await database.query(listDue, [now.toISOString()])).map(({ key }) => key);

/** Takes a request that is due, by the key of its job. */
export async function claimRequestDue(
  database: Database,
  key: string,
  now: Date,
): Promise<AppointmentRequest | undefined> {
  const [request] = await database.query(claimDue, [key, now.toISOString(), soon(now)]);
  return request;
}

/** Leaves a request for whoever comes next. @param due when that is the job */
export async function leaveRequest(database: Database, id: string, due: Date): Promise<void> {
  await database.query(leave, [id, due.toISOString()]);
}

/** Writes down that a patient does not want a booking that was made elsewhere. */
export async function giveUpRequest(
  database: Database,
  { organization, userId, key, digest, email, wanted }: NewRequest,
  now: Date,
): Promise<void> {
  await database.query(giveUp, [
    createId(now),
    organization,
    userId,
    key,
    digest,
    email,
    JSON.stringify(wanted),
    now.toISOString(),
  ]);
}

/** What is answered where a request is repeated under its key. */
interface Answered {
  readonly attempt: Attempt;
  readonly body: string;
}

/** Removes a request whose end is known. */
export async function endRequest(
  database: Database,
  { id, userId }: Pick<AppointmentRequest, 'id' | 'userId'>,
  now: Date,
  answered?: Answered,
): Promise<void> {
  await database.query(end, [
    id,
    userId,
    answered?.attempt.key ?? null,
    answered?.attempt.digest ?? null,
    answered?.body ?? null,
    now.toISOString(),
  ]);
}
