import { randomBytes } from 'node:crypto';
import { DateTime } from 'luxon';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { createId } from '../kernel/ids/createId.ts';
import { sqlStateOf, UNIQUE_VIOLATION } from '../kernel/database/sqlStateOf.ts';
import { isMailed } from '../modules/notifications/isMailed.ts';
import { notifying } from '../modules/notifications/notifying.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { calendarPathOf } from '../adapters/scheduling/calendarPathOf.ts';
import { callBookedMail } from './mails.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { statement } from '../kernel/database/statement.ts';

const KIND = 'user-verification';
const NAME = 'Identity verification call';

/** The hours of the patient's day between which the first free call is taken, and how long one takes. */
const FROM = 10;
const UNTIL = 17;
const MINUTES = 20;

const CALLS_A_DAY = ((UNTIL - FROM) * 60) / MINUTES;

/** The zone of a call with a patient whose home state is not known. */
const EASTERN = 'America/New_York';

/** How many calls that are taken are passed over. */
const PASSED_OVER = 500;

const findPatient = statement(
  'find_patient_to_call',
  `select u.id, u.state from users u
    where u.organization = $1 and ($2::text is null or u.id = $2) and not u.verified and not exists (
      select 1 from appointments a
      where a.user_id = u.id and a.kind = $3 and a.canceled_at is null and a.start_time > $4
    )
    order by u.created_at desc, u.id desc limit 1`,
);

/** Where the sandbox keeps the calendars, the call stands in its books as well, so that it can be moved and canceled. */
const book = statement(
  'book_verification_call',
  `with patient as (
      select u.id, u.organization, u.email, u.email_notifications, u.first_name || ' ' || u.last_name as name from users u
      where u.organization = $1 and u.id = $2 and not u.verified and not exists (
        select 1 from appointments a
        where a.user_id = u.id and a.kind = $4 and a.canceled_at is null and a.start_time > $8
      )
    ), slot as (
      insert into sandbox_bookings (uid, calendar, name, email, start_time, end_time, idempotency_key, created_at)
      select $12, $13, name, lower(email), $6, $7, $12, $8 from patient where $13::text is not null
    ), booked as (
      insert into appointments (id, organization, user_id, kind, name, uid, start_time, end_time, created_at)
      select $3, organization, id, $4, $5, case when $13::text is null then null else $12 end, $6, $7, $8 from patient
      returning id, user_id
    ), ${notifying({ event: 'appointment-booked', source: 'booked', about: 's.id', now: '$8' })}, mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $9, organization, id, 'mail', email, $10, $11, $8 from patient
      where ${isMailed('book_verification_call', 'patient')}
    )
    select id from patient`,
);

/**
 * Books a call that verifies the account of a patient, for tomorrow between 10 AM and 5 PM in the patient's zone, and writes to
 * them.
 *
 * @param target whose call it is: the newest patient's who is neither verified nor has a call, or the one's who is named
 * @returns the patient's id; undefined where there is none
 */
export async function bookVerificationCall(
  { database, clock, tenants, scheduler }: Pick<Portal, 'database' | 'clock' | 'tenants' | 'scheduler'>,
  { organization, userId }: { readonly organization: string; readonly userId: string | null },
  sender: Sender,
): Promise<string | undefined> {
  const now = clock();
  const [found] = await database.query(findPatient, [organization, userId, KIND, now.toISOString()]);
  if (!found) return undefined;
  const zone = found.state === null ? EASTERN : zoneOfState(found.state);
  const tomorrow = DateTime.fromJSDate(now, { zone }).startOf('day').plus({ days: 1 });
  const link = tenants.all.find(({ id }) => id === organization)?.scheduling?.calendars.verification.link;
  const calendar = scheduler.provider === 'sandbox' && link !== undefined ? calendarPathOf(link) : null;
  for (let passed = 0; passed < PASSED_OVER; passed += 1) {
    const day = tomorrow.plus({ days: Math.floor(passed / CALLS_A_DAY) }).set({ hour: FROM });
    const start = day.plus({ minutes: (passed % CALLS_A_DAY) * MINUTES }).toJSDate();
    const mail = callBookedMail(sender, { start, minutes: MINUTES, zone });
    try {
      const [patient] = await database.query(book, [
        organization,
        found.id,
        createId(now),
        KIND,
        NAME,
        start.toISOString(),
        new Date(start.getTime() + MINUTES * 60_000).toISOString(),
        now.toISOString(),
        createId(now),
        mail.subject,
        mail.text,
        randomBytes(16).toString('hex'),
        calendar,
      ]);
      return patient?.id;
    } catch (error) {
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
  return undefined;
}
