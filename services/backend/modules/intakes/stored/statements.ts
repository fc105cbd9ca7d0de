import { joinedMembership } from '../../memberships/joinedMembership.ts';
import { type IntakeRow, type OpenedIntake, type WritableIntake, NEWEST } from '../../visits/IntakeRow.ts';
import { activePayment } from '../../payments/paymentStates.ts';
import { PATIENT_COLUMNS } from '../../users/store.ts';
import { NOTED_STOPS } from '../../visits/notedStops.ts';
import { stopping } from '../../stops/stopping.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';

const SELECT = `select i.id, i.template_id, i.version_id, i.type, i.revision, i.patient_complete, i.physician_review,
  i.closed, i.created_at, i.expires_at, i.products, i.id_image, i.profile_image, i.awaiting_reason, i.on_hold_since, i.carried_over,
  ${NOTED_STOPS} as stops,
  (select coalesce(jsonb_agg(s.id order by s.created_at, s.id), '[]') from subscriptions s where s.intake_id = i.id)
    as subscriptions,
  (select coalesce(jsonb_agg(o.id order by o.created_at, o.id), '[]') from orders o where o.intake_id = i.id) as orders,
  (select jsonb_build_object('amount', p.amount, 'status', p.status) from payments p
    where p.intake_id = i.id and p.status in ('authorized', 'captured', 'voided')
    order by p.status = 'voided', p.created_at desc limit 1) as payment,
  ${joinedMembership('i.user_id', 'i.id')} as joined_membership,
  (select to_jsonb(patient) from (select ${PATIENT_COLUMNS}) patient) as patient,
  (select coalesce(jsonb_agg(jsonb_build_object('_id', r.id, 'step', r.step, 'value', r.value, 'revision', r.revision)
    order by r.position), '[]') from intake_responses r where r.intake_id = i.id and r.retired is null) as responses`;

const FROM = 'from intakes i join users u on u.id = i.user_id';

const OPEN = 'patient_complete is null and closed is null';

/**
 * SQL: until when a visit that is not sent is kept for its patient to go on with: for 90 days after the day on which they
 * worked on it last. It is the same all day, so that an answer seldom touches the index.
 */
const keptUntil = (now: string): string => `date_trunc('day', ${now}::timestamptz, 'UTC') + interval '2184 hours'`;

const findOne = statement<'find_intake', OpenedIntake>(
  'find_intake',
  `${SELECT}, ${NEWEST} as newest ${FROM} where i.id = $1 and i.user_id = $2`,
);

const findForWrite = statement<'find_intake_for_write', WritableIntake>(
  'find_intake_for_write',
  `${SELECT}, ${NEWEST} as newest, (select jsonb_build_object('digest', k.digest, 'body', k.body)
    from idempotency_keys k where k.user_id = $2 and k.key = $3) as recorded,
    (select coalesce(jsonb_agg(r.id), '[]') from intake_responses r
      where r.intake_id = i.id and r.retired is not null) as retired
    ${FROM} where i.id = $1 and i.user_id = $2`,
);

const listAll = statement<'list_intakes', OpenedIntake>(
  'list_intakes',
  `${SELECT}, ${NEWEST} as newest ${FROM} where i.user_id = $1 order by i.created_at desc, i.id desc`,
);

const listOpen = statement<'list_open_intakes', OpenedIntake>(
  'list_open_intakes',
  `${SELECT}, ${NEWEST} as newest ${FROM} where i.user_id = $1 and ${OPEN} order by i.created_at desc, i.id desc`,
);

const listDrafts = statement<'list_drafts', IntakeRow>(
  'list_drafts',
  `${SELECT} ${FROM} where ${OPEN}
    and i.version_id in (select id from template_versions where slug = $1)`,
);

const findOpen = statement(
  'find_open_intake',
  `select id from intakes where user_id = $1 and template_id = $2 and ${OPEN}`,
);

const create = statement(
  'create_intake',
  `with intake as (
      insert into intakes (id, organization, user_id, template_id, version_id, type, pharmacy_verification, created_at,
        expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, ${keptUntil('$8')})
      on conflict (user_id, template_id) where ${OPEN} do nothing
      returning id
    ), questions as (
      insert into intake_responses (id, intake_id, position, step)
      select q.id, intake.id, q.position, q.step
      from intake, jsonb_to_recordset($9::jsonb) as q (id text, position integer, step text)
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, $3, 'created', $8 from intake
    )
    select id from intake`,
);

/**
 * Answers of any visits. A visit's row is written first: that locks it, and it is written only on the revision that the
 * answer was checked against, with the visit still open and the patient's profile unchanged. Everything else hangs on it.
 * Of two answers that were checked against the same revision, one is written.
 */
const save = statement<'save_answers', { place: number }>(
  'save_answers',
  `with intake as (
      update intakes i set revision = i.revision + 1, expires_at = ${keptUntil('a.at')}
      from jsonb_to_recordset($1::jsonb) as a (place integer, intake text, patient text, revision integer, profile integer,
        response text, value jsonb, at timestamptz, key text, digest text, body text, stops jsonb)
      where i.id = a.intake and i.user_id = a.patient and i.revision = a.revision and ${OPEN}
        and exists (select 1 from users u where u.id = a.patient and u.revision = a.profile)
      returning i.id, a.place, a.patient, a.response, a.value, a.at, a.key, a.digest, a.body, a.stops
    ), answer as (
      update intake_responses r set value = intake.value, revision = r.revision + 1, updated_at = intake.at
      from intake where r.id = intake.response and r.intake_id = intake.id
      returning r.id, r.intake_id, r.revision, r.value, intake.place, intake.patient, intake.at, intake.key, intake.digest,
        intake.body
    ), event as (
      insert into intake_events (intake_id, actor, kind, response_id, revision, value, at)
      select intake_id, patient, 'answered', id, revision, value, at from answer
    ), record as (
      insert into idempotency_keys (user_id, key, digest, body, created_at)
      select patient, key, digest, body, at from answer where key is not null
    ), ${stopping({ source: 'intake', stops: 's.stops', now: 's.at' })}
    select place from answer`,
);

/** Written on the revisions of visit and profile that the choice was checked against. */
const choose = statement(
  'choose_products',
  `with intake as (
      update intakes set products = $5::jsonb, expires_at = ${keptUntil('$6')}, revision = revision + 1
      where id = $1 and user_id = $2 and revision = $3 and ${OPEN}
        and exists (select 1 from users where id = $2 and revision = $4)
      returning id
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, $2, 'configured', $6 from intake
    ), record as (
      insert into idempotency_keys (user_id, key, digest, body, created_at)
      select $2, $7, $8, $9, $6 from intake where $7::text is not null
    )
    select id from intake`,
);

/**
 * A visit stays open where something was paid for it, or is about to be. Payments that are only reserved are taken out of
 * use, to be given back; their rows are locked before the visit's, as where one is taken.
 */
const close = statement(
  'close_intake',
  `with paying as materialized (
      select id, status from payments where for_visit = $1 and ${activePayment('payments')} for update
    ), intake as (
      update intakes set closed = $3, revision = revision + 1 where id = $1 and user_id = $2 and ${OPEN}
        and not exists (select 1 from paying where status <> 'pending')
      returning id
    ), released as (
      update payments set status = 'voiding', updated_at = $3::timestamptz from intake, paying where payments.id = paying.id
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, $2, 'closed', $3 from intake
    )
    select id from intake`,
);

const keep = statement(
  'keep_intake',
  `update intakes set expires_at = ${keptUntil('$3')} where id = $1 and user_id = $2 and ${OPEN} returning id`,
);

/**
 * Closes what its patient has left behind, a part at a time. A visit for which something is paid, or may be, waits for who
 * knows more.
 */
const expire = statement(
  'expire_intakes',
  `with expired as (
      update intakes set closed = $1::timestamptz, revision = revision + 1
      where id in (
        select i.id from intakes i where i.expires_at < $1::timestamptz and i.patient_complete is null and i.closed is null
          and not coalesce((select true from payments p where p.intake_id = i.id and ${activePayment('p')} limit 1), false)
          and not coalesce((select true from payments p where p.for_visit = i.id and ${activePayment('p')} limit 1), false)
        order by i.expires_at limit 100
      ) and ${OPEN}
      returning id
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, 'portal', 'closed', $1::timestamptz from expired
    )
    select id from expired`,
);

/**
 * Written on the revisions of visit and profile that it was planned on. Positions only order the questions: the new ones
 * begin behind all earlier ones, because a row may not take the place of one that is still to move.
 */
const carryOver = statement(
  'carry_over_intake',
  `with intake as (
      update intakes set version_id = $5, carried_over = $6::jsonb, revision = revision + 1
      where id = $1 and user_id = $2 and revision = $3 and ${OPEN}
        and exists (select 1 from users where id = $2 and revision = $4)
      returning id
    ), first as (
      select coalesce(max(position), -1) + 1 as free from intake_responses where intake_id = $1
    ), kept as (
      update intake_responses r set step = k.step, position = first.free + k.position
      from intake, first, jsonb_to_recordset($7::jsonb) as k (id text, step text, position integer)
      where r.id = k.id and r.intake_id = intake.id
    ), retired as (
      update intake_responses r set retired = $9::timestamptz from intake
      where r.intake_id = intake.id and r.retired is null
        and r.id not in (select k.id from jsonb_to_recordset($7::jsonb) as k (id text))
    ), added as (
      insert into intake_responses (id, intake_id, position, step, value, revision, updated_at)
      select a.id, intake.id, first.free + a.position, a.step, a.value, a.revision, $9::timestamptz
      from intake, first, jsonb_to_recordset($8::jsonb)
        as a (id text, step text, position integer, value jsonb, revision integer)
    ), event as (
      insert into intake_events (intake_id, actor, kind, value, at)
      select id, 'portal', 'carried_over', $10::jsonb, $9::timestamptz from intake
    )
    select id from intake`,
);

/** Everything that is asked of the tables of visits. */
export const statements = {
  findOne,
  findForWrite,
  listAll,
  listOpen,
  listDrafts,
  findOpen,
  create,
  save,
  choose,
  close,
  keep,
  expire,
  carryOver,
};
