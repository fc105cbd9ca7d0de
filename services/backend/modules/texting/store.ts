import type { NotificationEvent } from '#schemas/wire/notification.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import { TEXTS_A_MONTH } from './TEXTS_A_MONTH.ts';
import { STATELESS } from './textingHours.ts';

/**
 * Milliseconds for which a notification is news. The longest night takes 14 hours, where the hours must fit the whole
 * continent, so that whatever happens in it still has half a day from the morning on.
 */
const NEWS = 24 * 60 * 60 * 1000;

/**
 * Whether a notification `n` of a patient `u` is to be told by text message. Who has just signed up is welcomed by mail.
 *
 * @param after the parameter that is the moment from which on it is news
 */
const isDue = (after: `$${number}`) =>
  `n.texted_at is null and n.created_at > ${after} and n.event <> 'welcome' and u.mobile_verified
    and n.created_at > u.sms_since`;

/** An event that does not wait for the morning, nor for the next month. */
export const AT_ONCE = 'lab-critical' satisfies NotificationEvent;

const list = statement(
  'list_texts_due',
  `select n.id from notifications n join users u on u.id = n.user_id
    where ${isDue('$1')} and (n.event = '${AT_ONCE}' or coalesce(u.state, '${STATELESS}') = any(string_to_array($2, ' ')))
      and ${withoutJob('texts', 'n.id')}
    order by n.created_at limit 50`,
);
const find = statement(
  'find_text_due',
  `select u.state, n.event from notifications n join users u on u.id = n.user_id where n.id = $1 and ${isDue('$2')}`,
);

/**
 * The mark and the count are one statement, and each locks its row and looks at it again: of two servers one marks a
 * notification, and together they count no eleventh. What is one too many is marked all the same, so that nobody looks at
 * it any more.
 */
const claim = statement<'claim_text', { number: string }>(
  'claim_text',
  `with marked as (
      update notifications n set texted_at = $2::timestamptz from users u
      where n.id = $1 and u.id = n.user_id and ${isDue('$3')} returning n.user_id, n.event
    ), counted as (
      update users u set texts_month = $4, texts_sent = case when u.texts_month = $4 then u.texts_sent + 1 else 1 end
      from marked
      where u.id = marked.user_id and u.sms_since is not null and u.mobile_verified
        and (u.texts_month is distinct from $4 or u.texts_sent < ${TEXTS_A_MONTH} or marked.event = '${AT_ONCE}')
      returning u.id as "userId", u.organization, u.mobile_number as number, marked.event
    )
    select * from counted`,
);

/** The revision counts what the patient sees of it. */
const stop = statement(
  'stop_texts',
  `update users set sms_since = null, sms_stopped_at = $2, revision = revision + 1
    where mobile_number = $1 and mobile_verified and sms_since is not null`,
);

/** Only what was ended by a text message: who has ended it in the portal begins again there. */
const restart = statement(
  'restart_texts',
  `update users set sms_since = $2, sms_stopped_at = null, revision = revision + 1
    where mobile_number = $1 and mobile_verified and sms_stopped_at is not null`,
);
const listPatients = statement(
  'list_patients_at_number',
  'select id, organization from users where mobile_number = $1 and mobile_verified order by id desc',
);

/** A notification that was marked and is to be told. */
export interface ClaimedText {
  readonly userId: string;
  readonly organization: string;
  /** Ten digits. */
  readonly number: string;
  readonly event: NotificationEvent;
}

const newsAfter = (now: Date) => new Date(now.getTime() - NEWS).toISOString();

/** Ids of notifications that patients in some states are to be told by text message and that have no job yet. */
export async function listTextsDue(database: Database, states: readonly string[], now: Date): Promise<string[]> {
  return (await database.query(list, [newsAfter(now), states.join(' ')])).map(({ id }) => id);
}

/** A notification that is to be told, and where its patient lives; undefined where it no longer is. */
export async function findTextDue(
  database: Database,
  id: string,
  now: Date,
): Promise<{ readonly state: string | null; readonly event: NotificationEvent } | undefined> {
  const [row] = await database.query(find, [id, newsAfter(now)]);
  return row;
}

/**
 * Marks a notification as told and counts it.
 *
 * @param month the patient's calendar month
 * @returns undefined where it is no longer to be told, or is one too many in the month
 */
export async function claimText(
  database: Database,
  id: string,
  month: string,
  now: Date,
): Promise<ClaimedText | undefined> {
  const [row] = await database.query(claim, [id, now.toISOString(), newsAfter(now), month]);
  return row;
}

/** Ends the text messages of every patient with a verified number, as they have asked by a text message. */
export async function stopTexts(database: Database, number: string, now: Date): Promise<void> {
  await database.query(stop, [number, now.toISOString()]);
}

/** Begins text messages again for every patient with a verified number who had ended them by one. */
export async function restartTexts(database: Database, number: string, now: Date): Promise<void> {
  await database.query(restart, [number, now.toISOString()]);
}

/** A patient, and whose. */
interface PatientAtNumber {
  readonly id: string;
  readonly organization: string;
}

/** The patients with a verified number, newest first. */
export const listPatientsAt = (database: Database, number: string): Promise<readonly PatientAtNumber[]> =>
  database.query(listPatients, [number]);
