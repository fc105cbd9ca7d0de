import type { AppointmentKind } from '#schemas/wire/appointment.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { recording } from '../../kernel/once/recording.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Booking } from '../../adapters/scheduling/Scheduler.ts';
import type { AppointmentRow } from './AppointmentRow.ts';
import { isMailed, type MailingStatement } from '../notifications/isMailed.ts';
import { notifying } from '../notifications/notifying.ts';
import { statement } from '../../kernel/database/statement.ts';

type MailText = Omit<Mail, 'recipient'>;

const columnsOf = (a: string) => `${a}.id, ${a}.organization, ${a}.user_id as "userId",
  (select u.email from users u where u.id = ${a}.user_id) as email, ${a}.kind, ${a}.name, ${a}.uid, ${a}.source,
  ${a}.subscription_id as "subscriptionId", ${a}.panel_id as "panelId",
  ${a}.start_time as start, ${a}.end_time as "end",
  ${a}.former_start_time as "formerStart", ${a}.location, ${a}.canceled_at as "canceledAt",
  ${a}.canceled_by_patient as "canceledByPatient", ${a}.created_at as "createdAt"`;

const list = statement<'list_appointments', AppointmentRow>(
  'list_appointments',
  `select ${columnsOf('a')} from appointments a
    where a.user_id = $1 and ($2::text is null or a.kind = $2) order by a.start_time desc, a.id desc limit 500`,
);
const find = statement<'find_appointment', AppointmentRow>(
  'find_appointment',
  `select ${columnsOf('a')} from appointments a where a.id = $1 and a.organization = $2`,
);
const findOfPanel = statement<'find_appointment_of_panel', AppointmentRow>(
  'find_appointment_of_panel',
  `select ${columnsOf('a')} from appointments a
    where a.user_id = $1 and a.panel_id = $2 and a.canceled_at is null order by a.start_time desc, a.id desc limit 1`,
);
const findByUid = statement<'find_appointment_by_uid', AppointmentRow>(
  'find_appointment_by_uid',
  `select ${columnsOf('a')} from appointments a where a.uid = any(string_to_array($1, ' '))
    order by a.created_at, a.id limit 1`,
);

/**
 * A part of a statement that writes to the patient of an appointment.
 *
 * @param name of the statement
 * @param source the part of the statement whose row is the appointment
 * @param first the number of the first of four parameters: id, subject, text, moment
 */
const mailing = (name: MailingStatement, source: string, first: number) => `mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $${first}, u.organization, u.id, 'mail', u.email, $${first + 1}, $${first + 2}, $${first + 3}::timestamptz
      from ${source} join users u on u.id = ${source}.user_id where ${isMailed(name, 'u')}
    )`;

const insert = statement<'insert_appointment', AppointmentRow>(
  'insert_appointment',
  `with booked as (
      insert into appointments (id, organization, user_id, kind, name, uid, source, subscription_id, intake_id,
        start_time, end_time, former_start_time, location, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $17) on conflict do nothing returning *
    ), ${mailing('insert_appointment', 'booked', 14)},
    ${notifying({ event: 'appointment-booked', source: 'booked', about: 's.id', now: '$17' })}
    select ${columnsOf('booked')} from booked`,
);
/**
 * A new id at the scheduling service is news even of what was canceled under the one before. What counted as an attempt to
 * keep the patient is dated anew with it.
 */
const move = statement<'move_appointment', AppointmentRow>(
  'move_appointment',
  `with moved as (
      update appointments set uid = $2, former_start_time = start_time, start_time = $3, end_time = $4, location = $5,
        canceled_at = null, canceled_by_patient = false
      where id = $1 and start_time <> $3 and (canceled_at is null or uid <> $2) returning *
    ), consultation as (
      update subscriptions s set consultation_at = moved.start_time
      from moved where s.id = moved.subscription_id and moved.counted_at is not null and s.status <> 'canceled'
    ), ${mailing('move_appointment', 'moved', 6)},
    ${notifying({ event: 'appointment-moved', source: 'moved', about: 's.id, s.uid, s.start_time', now: '$9' })}
    select ${columnsOf('moved')} from moved`,
);
/**
 * The patient's own request takes what was seen to be canceled at the scheduling service meanwhile for its doing. Only what
 * was not canceled before is news.
 */
const cancel = statement<'cancel_appointment', AppointmentRow>(
  'cancel_appointment',
  `with old as (
      select id, canceled_at is null as lives from appointments
      where id = $1 and (canceled_at is null or ($6 and not canceled_by_patient)) for update
    ), canceled as (
      update appointments a set canceled_at = coalesce(a.canceled_at, $5::timestamptz), canceled_by_patient = $6
      from old where a.id = old.id returning a.*, old.lives
    ), news as (
      select * from canceled where lives
    ), ${mailing('cancel_appointment', 'news', 2)},
    ${notifying({ event: 'appointment-canceled', source: 'news', about: 's.id, s.uid', now: '$5' })}, ${recording('canceled', 7)}
    select ${columnsOf('canceled')} from canceled`,
);

const attach = statement<'attach_appointment', AppointmentRow>(
  'attach_appointment',
  `with attached as (
      update appointments set subscription_id = $2 where id = $1 and subscription_id is null returning *
    )
    select ${columnsOf('attached')} from attached`,
);

/** A patient's appointments, newest start first; all of them, or those of a kind. */
export const listAppointments = (
  database: Database,
  userId: string,
  kind: string | null,
): Promise<readonly AppointmentRow[]> => database.query(list, [userId, kind]);

/** An appointment of an organization's patient; undefined where there is none. */
export async function findAppointment(
  database: Database,
  organization: string,
  id: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(find, [id, organization]);
  return row;
}

/** When blood is drawn for a lab panel of a patient; undefined where nothing is booked. */
export async function findDraw(
  database: Database,
  userId: string,
  panelId: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(findOfPanel, [userId, panelId]);
  return row;
}

/** The appointment that a booking is, by any id that it ever had; undefined where it was not confirmed yet. */
export async function findAppointmentOf(
  database: Database,
  { uid, formerUids }: Pick<Booking, 'uid' | 'formerUids'>,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(findByUid, [[uid, ...formerUids].join(' ')]);
  return row;
}

/** What becomes an appointment. */
export interface NewAppointment {
  readonly organization: string;
  readonly userId: string;
  readonly kind: AppointmentKind;
  readonly name: string;
  readonly source: 'sandbox' | 'cal.com';
  readonly subscriptionId: string | null;
  readonly intakeId: string | null;
  readonly booking: Booking;
}

/** Keeps a booking as an appointment and writes to the patient; undefined where it is kept already. */
export async function insertAppointment(
  database: Database,
  { organization, userId, kind, name, source, subscriptionId, intakeId, booking }: NewAppointment,
  { subject, text }: MailText,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(insert, [
    createId(now),
    organization,
    userId,
    kind,
    name,
    booking.uid,
    source,
    subscriptionId,
    intakeId,
    booking.start.toISOString(),
    booking.end.toISOString(),
    booking.formerStart?.toISOString() ?? null,
    booking.location,
    createId(now),
    subject,
    text,
    now.toISOString(),
  ]);
  return row;
}

/** Moves an appointment to where its booking is now and writes to the patient; undefined where it is there already. */
export async function moveAppointment(
  database: Database,
  id: string,
  { uid, start, end, location }: Pick<Booking, 'uid' | 'start' | 'end' | 'location'>,
  { subject, text }: MailText,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(move, [
    id,
    uid,
    start.toISOString(),
    end.toISOString(),
    location,
    createId(now),
    subject,
    text,
    now.toISOString(),
  ]);
  return row;
}

/** Keeps which subscription an appointment is about; undefined where it is about one already. */
export async function attachAppointment(
  database: Database,
  id: string,
  subscriptionId: string,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(attach, [id, subscriptionId]);
  return row;
}

/** Who canceled in the portal, and what is answered where the request is repeated. */
interface CanceledBy {
  readonly userId: string;
  readonly attempt: Attempt;
  readonly body: string;
}

/** Marks an appointment as canceled and writes to the patient; undefined where it is so already. */
export async function cancelStored(
  database: Database,
  id: string,
  { subject, text }: MailText,
  now: Date,
  by?: CanceledBy,
): Promise<AppointmentRow | undefined> {
  const [row] = await database.query(cancel, [
    id,
    createId(now),
    subject,
    text,
    now.toISOString(),
    by !== undefined,
    by?.userId ?? null,
    by?.attempt.key ?? null,
    by?.attempt.digest ?? null,
    by?.body ?? null,
    now.toISOString(),
  ]);
  return row;
}
