import type { MedicalHistory } from '#schemas/wire/medicalProfile.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import type { Portal } from '../portal/Portal.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import type { RaisedStop } from '../stops/RaisedStop.ts';
import { stopping } from '../stops/stopping.ts';
import { statement } from '../../kernel/database/statement.ts';

/** A patient's own columns of `users u`, named as the wire names them. */
const OWN_COLUMNS = `u.id as "_id", u.organization, u.email, u.email_verified_at is not null as email_verified, u.first_name, u.last_name, u.sex, u.height, u.weight, u.height_confirmed, u.weight_confirmed,
  u.birthday, u.state, u.verified, u.mobile_number, u.mobile_verified, u.verification_status as "verificationStatus",
  u.medical_profile, u.shipping_info, u.stripe_id, u.mailchimp_id, u.revision, u.card is not null as has_card_source`;

/**
 * The columns of `users u` as a visit knows its patient: without images, card, appointments, preferences, source and the
 * list of visits.
 */
export const PATIENT_COLUMNS = `${OWN_COLUMNS},
  (select m.id from started_memberships m where m.user_id = u.id and m.status <> 'canceled') as membership`;

/**
 * The columns of `users u` with what the wire adds to them. What can be counted from rows is counted by `userOf`: aggregates would
 * cost the database as much again as all the rest.
 *
 * @param now the statement's parameter that is the present moment, such as `$3`
 */
export const userColumns = (now: `$${number}`): string => `${PATIENT_COLUMNS},
  jsonb_build_object('email', u.email_notifications, 'sms', u.sms_since is not null) as notifications,
  u.waits_for_lab_note, u.lifestyle_version, u.labs2, u.id_image, u.profile_image, u.avatar_image, ${isoText('u.profile_image_at')} as profile_image_at,
  u.card->>'_id' as default_source, u.referral, u.affiliate,
  to_json(array(select a.kind from appointments a
    where a.user_id = u.id and a.start_time > ${now} and a.canceled_at is null)) as upcoming_appointments,
  to_json(array(select json_build_object('id', v.id, 'patient_complete', v.patient_complete, 'closed', v.closed)
    from intakes v where v.user_id = u.id order by v.created_at desc, v.id desc)) as visits`;

/** As one value: what a driver does for each of so many columns costs more than the rest of the read. */
const find = statement<'find_user', { readonly user: StoredUser }>(
  'find_user',
  `select row_to_json(found) as "user"
    from (select ${userColumns('$3')} from users u where u.id = $1 and u.organization = $2) found`,
);

/** Consent to text messages belongs to a number: it ends with the number that it was given for. */
const update = statement<'update_user', StoredUser>(
  'update_user',
  `with written as (
    update users u set first_name = $3, last_name = $4, sex = $5, height = $6, weight = $7, birthday = $8, state = $9,
    medical_profile = u.medical_profile || $10::jsonb, mobile_number = $11,
    mobile_verified = u.mobile_verified and u.mobile_number is not distinct from $11, shipping_info = $12::jsonb,
    email_notifications = $14, height_confirmed = $16, weight_confirmed = $17,
    waits_for_lab_note = $19,
    sms_since = case when $15 and u.mobile_verified and u.mobile_number is not distinct from $11
      then coalesce(u.sms_since, $13::timestamptz) end,
    sms_stopped_at = case when not $15 and u.mobile_number is not distinct from $11 then u.sms_stopped_at end,
    revision = u.revision + 1
    where u.id = $1 and u.revision = $2 returning ${userColumns('$13')}
    ), ${stopping({ source: 'written', stops: '$18::jsonb', now: '$13' })}
    select * from written`,
);

/** The patient of an organization; undefined where there is none. */
export async function findUser(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  organization: string,
  id: string,
): Promise<StoredUser | undefined> {
  const [found] = await database.query(find, [id, organization, clock().toISOString()]);
  return found?.user;
}

/**
 * Writes the profile of a patient on the revision that it was read at, and merges a part of the medical history.
 *
 * @param stops what it raises
 * @returns undefined where the stored revision is another by now
 */
export async function updateUser(
  database: Database,
  user: StoredUser,
  history: MedicalHistory,
  stops: readonly RaisedStop[],
  now: Date,
): Promise<StoredUser | undefined> {
  const { height_confirmed, weight_confirmed } = user;
  const { _id, revision, first_name, last_name, sex, height, weight, birthday, state, mobile_number, shipping_info } =
    user;
  const { email, sms } = user.notifications;
  const [updated] = await database.query(update, [
    _id,
    revision,
    first_name,
    last_name,
    sex ?? null,
    height ?? null,
    weight ?? null,
    birthday ?? null,
    state ?? null,
    JSON.stringify(history),
    mobile_number ?? null,
    shipping_info === null ? null : JSON.stringify(shipping_info),
    now.toISOString(),
    email,
    sms,
    height_confirmed ?? null,
    weight_confirmed ?? null,
    JSON.stringify(stops),
    user.waits_for_lab_note,
  ]);
  return updated;
}
