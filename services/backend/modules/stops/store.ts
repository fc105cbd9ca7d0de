import type { Database } from '../../kernel/database/Database.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { statement } from '../../kernel/database/statement.ts';
import { mailing, mailParams, type WrittenMail } from '../notifications/mailing.ts';
import { notifying } from '../notifications/notifying.ts';
import { NEWEST, type OpenedIntake } from '../visits/IntakeRow.ts';
import { NOTED_STOPS } from '../visits/notedStops.ts';
import type { RaisedStop, StopTask } from './RaisedStop.ts';
import { stopping } from './stopping.ts';

const raise = statement(
  'raise_stops',
  `with given as (select $1::jsonb as stops), ${stopping({ source: 'given', stops: 's.stops', now: '$2' })}
    select 1 as done`,
);

/** Writes down raised stops by themselves, each once until it is cleared. */
export async function raiseStops(database: Database, raised: readonly RaisedStop[], now: Date): Promise<void> {
  if (raised.length > 0) await database.query(raise, [JSON.stringify(raised), now.toISOString()]);
}

/** SQL: whether what the visit `i` led to is still taken, or on its way. */
export const IS_TREATING = `(coalesce((select true from subscriptions s
      where s.user_id = i.user_id and s.intake_id = i.id and s.status not in ('canceled', 'incomplete_expired') limit 1), false)
    or coalesce((select true from orders o join shipments h on h.order_id = o.id
      where o.user_id = i.user_id and o.intake_id = i.id and h.status = 'preparing' limit 1), false))`;

/** A visit that can be stopped, or whose treatment can. */
export interface StoppableRow extends Pick<
  OpenedIntake,
  'id' | 'template_id' | 'version_id' | 'responses' | 'stops' | 'newest'
> {
  /** Whether a provider has approved it, and its treatment is under way. */
  readonly isTreating: boolean;
}

const listStoppable = statement<'list_stoppable_visits', StoppableRow>(
  'list_stoppable_visits',
  `select i.id, i.template_id, i.version_id, i.physician_review is not null as "isTreating", ${NOTED_STOPS} as stops, ${NEWEST} as newest,
      (select coalesce(jsonb_agg(jsonb_build_object('_id', r.id, 'step', r.step, 'value', r.value, 'revision', r.revision)
        order by r.position), '[]') from intake_responses r where r.intake_id = i.id and r.retired is null) as responses
    from intakes i
    where i.user_id = $1 and i.closed is null and (i.physician_review is null or ${IS_TREATING})`,
);

/** The visits of a patient that are not reviewed, and those whose treatment is under way. */
export const listStoppableVisits = (database: Database, userId: string): Promise<readonly StoppableRow[]> =>
  database.query(listStoppable, [userId]);

/** An open visit in which `never` holds waits for nobody: its patient goes another way, or changes an answer. */
const WAITS = `n.cleared_at is null and i.closed is null
    and (n.kind = 'provider-first' or i.patient_complete is not null)
    and (i.physician_review is null or ${IS_TREATING})`;

const listTasks = statement<'list_stop_tasks', StopTask>(
  'list_stop_tasks',
  `select n.id as "_id", n.stop, n.kind, n.user_id as patient, n.intake_id as intake, n.answers,
      case when i.physician_review is not null then 'treatment' when i.patient_complete is not null then 'review' else 'visit' end
        as about,
      (select jsonb_agg(b.answers order by b.raised_at) from visit_stops b where b.user_id = n.user_id
        and b.template_id = n.template_id and b.stop = n.stop and b.id <> n.id and b.raised_at <= n.raised_at and b.cleared_at is null) as before,
      ${isoText('n.raised_at')} as created_at
    from visit_stops n join intakes i on i.id = n.intake_id
    where n.organization = $1 and ${WAITS}
    order by n.raised_at desc, n.id desc limit 100`,
);

const findTask = statement(
  'find_stop_task',
  `select n.intake_id as "intakeId", n.user_id as "userId"
    from visit_stops n join intakes i on i.id = n.intake_id
    where n.organization = $1 and ($2::text is null or n.user_id = $2) and ($3::text is null or n.intake_id = $3) and ${WAITS}
    order by n.raised_at desc, n.id desc limit 1`,
);

/**
 * The visits get another revision: what a server remembers of them is outdated. Their patient is told what can be resumed or
 * continued.
 */
const clear = statement(
  'clear_stops',
  `with visit as (select user_id, template_id from intakes where id = $1
    ), cleared as (
      update visit_stops n set cleared_at = $3, cleared_by = $4 from visit
      where n.user_id = visit.user_id and n.template_id = visit.template_id and n.cleared_at is null
        and n.stop in (select jsonb_array_elements_text($2::jsonb))
      returning n.id, n.intake_id
    ), outdated as (
      update intakes set revision = revision + 1 where id in (select intake_id from cleared)
    ), freed as (
      select s.user_id, max(s.id) as id, max(s.revision) as revision from subscriptions s join intakes v on v.id = s.intake_id
      where s.intake_id in (select intake_id from cleared) and v.physician_review is not null
        and s.status = 'paused'
        and not exists (select 1 from visit_stops o
          where o.intake_id = s.intake_id and o.cleared_at is null and o.id not in (select id from cleared))
      group by s.user_id
    ), open as (
      select v.user_id, v.id, v.revision from intakes v
      where v.id in (select intake_id from cleared) and v.patient_complete is null and v.closed is null
    ), ${notifying({ event: 'subscription-cleared', source: 'freed', about: 's.id, s.revision', now: '$3' })},
    ${notifying({ event: 'visit-cleared', source: 'open', about: 's.id, s.revision', now: '$3', as: 'invited' })},
    ${mailing({ name: 'clear_stops', source: 'freed', first: 5, now: '$3' })}
    select intake_id as id from cleared`,
);

/** What waits for a person of the care team, newest first. */
export const listStopTasks = (database: Database, organization: string): Promise<readonly StopTask[]> =>
  database.query(listTasks, [organization]);

/** Whose stops a person decides about: the newest that wait, of one patient or of a visit where given. */
export interface StopTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly intakeId: string | null;
}

/** The visit whose stops wait for a person; undefined where none does. */
export async function findStopTask(database: Database, { organization, userId, intakeId }: StopTarget) {
  const [row] = await database.query(findTask, [organization, userId, intakeId]);
  return row;
}

/** Clears stops of a visit, in all visits of its template, and tells their patient. @returns whether there were such */
export async function clearStops(
  database: Database,
  intakeId: string,
  stops: readonly string[],
  { by, now, mail }: { readonly by: string; readonly now: Date; readonly mail: WrittenMail },
): Promise<boolean> {
  return (
    (await database.query(clear, [intakeId, JSON.stringify(stops), now.toISOString(), by, ...mailParams(mail)]))
      .length > 0
  );
}
