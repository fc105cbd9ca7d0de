import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import { securityMail } from '../../kernel/outbox/securityMail.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import { ENDED_SESSIONS } from '../access/endedSessions.ts';
import { leavingMailingList } from '../mailing/store.ts';

const IN_REVIEW = (user: string) =>
  `select v.id from intakes v
      where v.user_id = ${user} and v.patient_complete is not null and v.physician_review is null and v.closed is null`;

const HELD = (user: string) =>
  `select p.id from payments p where p.user_id = ${user} and p.status in ('pending', 'authorized')`;

/**
 * On the password that was seen, which serves nobody from then on: a login is answered as with a wrong one. What is asked of
 * others follows from the row. Whoever completes a visit at the same time finds another revision. The visits are locked before
 * the patient, as where a photo is sent.
 */
const close = statement(
  'close_account',
  `with visits as materialized (
      select id from intakes where user_id = $1 and patient_complete is null and closed is null order by id for update
    ), patient as (
      update users u set password_hash = $4, session_epoch = u.session_epoch + 1, revision = u.revision + 1
      where u.id = $1 and u.organization = $2 and u.password_hash = $3 and (select count(*) from visits) >= 0
        and not exists (${IN_REVIEW('$1')}) and not exists (${HELD('$1')})
      returning u.id, u.organization, u.email
    ), closing as (
      insert into account_closings (user_id, organization, closed_at, erase_at, password_hash)
      select id, organization, $5::timestamptz, $6::timestamptz, $3 from patient
    ), closed as (
      update intakes v set closed = $5::timestamptz, revision = v.revision + 1
      from visits, patient where v.id = visits.id returning v.id
    ), events as (
      insert into intake_events (intake_id, actor, kind, at) select id, $1, 'closed', $5::timestamptz from closed
    ), memberships as (
      update started_memberships m set status = 'canceled' from patient
      where m.user_id = patient.id and m.status <> 'canceled'
    ), passkeys as (
      delete from passkeys k using patient where k.user_id = patient.id
    ), links as (
      update account_links l set hash = null from patient where l.user_id = patient.id
    ), reports as (
      update report_links l set ended_at = $5::timestamptz
      from patient where l.user_id = patient.id and l.ended_at is null
    ), devices as (
      update known_devices k set expires_at = $5::timestamptz
      from patient where k.user_id = patient.id and k.expires_at > $5::timestamptz
    ), ended as (
      update sessions s set ended_at = $5::timestamptz from patient where s.user_id = patient.id and s.ended_at is null
    ), mail as (
      ${securityMail({ source: 'patient', id: '$7::text', subject: '$8', text: '$9', now: '$5' })}
    )
    select id, count(pg_notify('${ENDED_SESSIONS}', id))::int as told from patient group by id`,
);

const findObstacle = statement<'find_closing_obstacle', { reviewing: boolean; held: boolean }>(
  'find_closing_obstacle',
  `select exists (${IN_REVIEW('$1')}) as reviewing, exists (${HELD('$1')}) as held`,
);

const findClosed = statement(
  'find_closed_account',
  `select u.email, c.password_hash as "passwordHash"
    from account_closings c join users u on u.id = c.user_id
    where c.user_id = $1 and c.organization = $2 and c.erased_at is null and c.erase_at > $3`,
);

/** Whoever comes second finds no closing. */
const reopen = statement(
  'reopen_account',
  `with closing as (
      delete from account_closings
      where user_id = $1 and organization = $2 and erased_at is null and erase_at > $3::timestamptz
      returning user_id, password_hash
    ), patient as (
      update users u set password_hash = closing.password_hash, revision = u.revision + 1
      from closing where u.id = closing.user_id and closing.password_hash is not null
      returning u.id, u.organization, u.email
    ), mail as (
      ${securityMail({ source: 'patient', id: '$4::text', subject: '$5', text: '$6', now: '$3' })}
    )
    select id from patient`,
);

const SETTLE = `user_id || ':settle'`;
const ERASE = `user_id || ':erase'`;

const listDue = statement<'list_closings_due', { key: string }>(
  'list_closings_due',
  `(select ${SETTLE} as key from account_closings
      where settled_at is null and ${withoutJob('closings', SETTLE)} order by closed_at limit 25)
    union all
    (select ${ERASE} from account_closings
      where erased_at is null and erase_at <= $1 and ${withoutJob('closings', ERASE)} order by erase_at limit 25)`,
);

const findUnsettled = statement(
  'find_unsettled_closing',
  'select organization from account_closings where user_id = $1 and settled_at is null',
);

const listLive = statement(
  'list_subscriptions_to_end',
  `select id from subscriptions where user_id = $1 and status <> 'canceled' order by created_at, id`,
);

const listAhead = statement(
  'list_appointments_to_end',
  'select id from appointments where user_id = $1 and canceled_at is null and start_time > $2 order by start_time, id',
);

/** Not before whatever was under way when it was closed has come to its end. */
const settle = statement(
  'settle_closing',
  `update account_closings set settled_at = $2
    where user_id = $1 and settled_at is null and closed_at <= $3
      and not exists (select 1 from subscriptions s where s.user_id = $1 and s.status <> 'canceled')
      and not exists (
        select 1 from appointments a where a.user_id = $1 and a.canceled_at is null and a.start_time > $2
      )
      and not exists (select 1 from appointment_requests r where r.user_id = $1)
      and not exists (${IN_REVIEW('$1')}) and not exists (${HELD('$1')})`,
);

const findToErase = statement(
  'find_closing_to_erase',
  `select u.stripe_id as "customerId" from account_closings c join users u on u.id = c.user_id
    where c.user_id = $1 and c.settled_at is not null and c.erased_at is null and c.erase_at <= $2`,
);

/**
 * What is no part of the record or of the books goes: how to reach the patient, what they prefer, the card, devices, what was
 * told and mailed to them, and what was begun and came to nothing, such as a message that was not sent. What was written with
 * the care team is part of the record. Bytes without a row are swept.
 */
const erase = statement(
  'erase_account',
  `with closing as (
      update account_closings set erased_at = $2::timestamptz, password_hash = null
      where user_id = $1 and settled_at is not null and erased_at is null and erase_at <= $2::timestamptz
      returning user_id
    ), before as materialized (
      select u.mailchimp_id from users u join closing on closing.user_id = u.id
    ), listed as (
      ${leavingMailingList('before', true, '$2')}
    ), patient as (
      update users u set email = 'erased ' || u.id, email_verified_at = null, mobile_number = null,
        mobile_verified = false, email_notifications = false, sms_since = null, sms_stopped_at = null,
        texts_month = null, texts_sent = 0, shipping_info = null, card = null, stripe_id = null, referral = null,
        affiliate = null, avatar_image = null,
        mailchimp_id = null, session_epoch = u.session_epoch + 1, revision = u.revision + 1
      from closing where u.id = closing.user_id
    ),
    avatars as (delete from images d using closing where d.user_id = closing.user_id and d.kind = 'avatar'),
    ended as (delete from sessions d using closing where d.user_id = closing.user_id),
    devices as (delete from known_devices d using closing where d.user_id = closing.user_id),
    steps as (delete from two_steps d using closing where d.user_id = closing.user_id),
    numbers as (delete from social_security_numbers d using closing where d.user_id = closing.user_id),
    links as (delete from account_links d using closing where d.user_id = closing.user_id),
    outside as (delete from outside_results d using closing where d.user_id = closing.user_id),
    reports as (delete from report_links d using closing where d.user_id = closing.user_id),
    addresses as (delete from email_changes d using closing where d.user_id = closing.user_id),
    codes as (delete from mobile_verifications d using closing where d.user_id = closing.user_id),
    tags as (delete from mailing_tags d using closing where d.user_id = closing.user_id),
    told as (delete from notifications d using closing where d.user_id = closing.user_id),
    alerts as (delete from lab_alerts d using closing where d.user_id = closing.user_id),
    written as (delete from outbox d using closing where d.user_id = closing.user_id),
    copies as (delete from data_copies d using closing where d.user_id = closing.user_id),
    begun as (
      update conversations d set draft_text = '', draft_about = null, draft_revision = d.draft_revision + 1
      from closing where d.user_id = closing.user_id
    ),
    files as (delete from attachments d using closing where d.user_id = closing.user_id and d.message_id is null),
    answers as (delete from idempotency_keys d using closing where d.user_id = closing.user_id),
    drafts as (
      delete from orders d using closing where d.user_id = closing.user_id and d.status = 'draft'
        and not coalesce((select true from payments p where p.purchase = d.id limit 1), false)
    ),
    unsent as (
      delete from intakes d using closing where d.user_id = closing.user_id and d.patient_complete is null
        and not coalesce((select true from payments p where p.intake_id = d.id limit 1), false)
        and not coalesce((select true from orders o where o.intake_id = d.id and o.status <> 'draft' limit 1), false)
        and not coalesce((select true from subscriptions s where s.intake_id = d.id limit 1), false)
        and not coalesce((select true from prescriptions r where r.intake_id = d.id limit 1), false)
    )
    select user_id as id from closing`,
);

/** Whose account it is. */
export interface Patient {
  readonly organization: string;
  readonly userId: string;
}

/** Closes an account. @returns false where the password has changed, or something is in the way */
export async function writeClosing(
  database: Database,
  { organization, userId }: Patient,
  hashes: { readonly seen: string; readonly unknown: string },
  { subject, text }: Omit<Mail, 'recipient'>,
  { now, erase: eraseAt }: { readonly now: Date; readonly erase: Date },
): Promise<boolean> {
  const closed = await database.query(close, [
    userId,
    organization,
    hashes.seen,
    hashes.unknown,
    now.toISOString(),
    eraseAt.toISOString(),
    createId(now),
    subject,
    text,
  ]);
  return closed.length > 0;
}

/** What is in the way of closing an account. */
export async function obstacleOf(
  database: Database,
  userId: string,
): Promise<{ readonly reviewing: boolean; readonly held: boolean }> {
  const [found] = await database.query(findObstacle, [userId]);
  return found ?? { reviewing: false, held: false };
}

/** Address and password of a closed account that can be opened again; undefined where there is none such. */
export async function findClosedAccount(
  database: Database,
  { organization, userId }: Patient,
  now: Date,
): Promise<{ readonly email: string; readonly passwordHash: string | null } | undefined> {
  const [found] = await database.query(findClosed, [userId, organization, now.toISOString()]);
  return found;
}

/** Opens a closed account again, with the password that it had. @returns false where it is not closed any more */
export async function writeReopening(
  database: Database,
  { organization, userId }: Patient,
  { subject, text }: Omit<Mail, 'recipient'>,
  now: Date,
): Promise<boolean> {
  const opened = await database.query(reopen, [userId, organization, now.toISOString(), createId(now), subject, text]);
  return opened.length > 0;
}

/** Keys for jobs, `<user>:settle` or `<user>:erase`. */
export const listClosingsDue = async (database: Database, now: Date): Promise<readonly string[]> =>
  (await database.query(listDue, [now.toISOString()])).map(({ key }) => key);

/** Whose account is closed with something left to end; undefined where it is not. */
export async function findUnsettledClosing(
  database: Database,
  userId: string,
): Promise<{ readonly organization: string } | undefined> {
  const [found] = await database.query(findUnsettled, [userId]);
  return found;
}

/** Ids of a patient's subscriptions that are not canceled. */
export const subscriptionsToEnd = async (database: Database, userId: string): Promise<readonly string[]> =>
  (await database.query(listLive, [userId])).map(({ id }) => id);

/** Ids of a patient's appointments that lie ahead. */
export const appointmentsToEnd = async (database: Database, userId: string, now: Date): Promise<readonly string[]> =>
  (await database.query(listAhead, [userId, now.toISOString()])).map(({ id }) => id);

/** Keeps that nothing is left to end, if that is so and the account was closed before a moment. */
export async function writeSettled(database: Database, userId: string, closedBefore: Date, now: Date): Promise<void> {
  await database.query(settle, [userId, now.toISOString(), closedBefore.toISOString()]);
}

/** The account at the payment provider of whoever is to be erased; undefined where nobody is. */
export async function findClosingToErase(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ readonly customerId: string | null } | undefined> {
  const [found] = await database.query(findToErase, [userId, now.toISOString()]);
  return found;
}

/** Erases what may go of a closed account. */
export async function eraseAccount(database: Database, userId: string, now: Date): Promise<void> {
  await database.query(erase, [userId, now.toISOString()]);
}
