import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { statement } from '../../kernel/database/statement.ts';
import { canonicalDigest } from '../../kernel/ids/canonicalDigest.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { withoutJob } from '../../kernel/jobs/jobId.ts';
import type { Work } from '../../kernel/jobs/Work.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { notifying } from '../notifications/notifying.ts';
import type { Portal } from '../portal/Portal.ts';
import { HOLD_REASON } from '../stops/HOLD_REASON.ts';
import { isHeld } from '../stops/isHeld.ts';
import { changeSubscription } from '../subscriptions/changeSubscription.ts';

/** Nobody repeats it under a key. */
const ATTEMPT = { key: null, digest: canonicalDigest(HOLD_REASON) };

const PLAN_IS_DUE = `s.provider_id is not null and s.pause_collection is null
    and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'rescheduled', 'paused_by_reschedule')`;

/** One that is held again after a decision is another thing. */
const PLAN_KEY = `'plan:' || s.id || ':' || s.revision`;

/** Who has an open visit hears what to do there. */
const STOP_IS_DUE = `n.cleared_at is null and n.told_at is null and v.patient_complete is not null and v.closed is null`;

const STOP_KEY = `'stop:' || n.id`;

const listDue = statement<'list_holds', { key: string }>(
  'list_holds',
  `(select ${STOP_KEY} as key from visit_stops n join intakes v on v.id = n.intake_id
      where ${STOP_IS_DUE} and ${withoutJob('holds', STOP_KEY)} limit 25)
    union all
    (select distinct ${PLAN_KEY} as key
      from visit_stops n join intakes v on v.id = n.intake_id and v.physician_review is not null
        join subscriptions s on s.user_id = v.user_id and s.intake_id = v.id
      where n.cleared_at is null and ${PLAN_IS_DUE} and ${withoutJob('holds', PLAN_KEY)} limit 25)`,
);
const findPlan = statement(
  'find_plan_to_hold',
  `select s.id, s.user_id as "userId" from subscriptions s
    where s.id = split_part($1, ':', 2) and ${PLAN_KEY} = $1 and ${PLAN_IS_DUE} and ${isHeld('s.intake_id')}`,
);
const findStop = statement(
  'find_stop_to_tell',
  `select n.id, n.organization from visit_stops n join intakes v on v.id = n.intake_id
    where n.id = split_part($1, ':', 2) and ${STOP_IS_DUE}`,
);

/** A plan that its patient has paused is not paused again, so this notification says that it cannot be resumed yet. */
const tell = statement(
  'tell_stop',
  `with told as (
      update visit_stops set told_at = $2 where id = $1 and told_at is null returning id, organization, user_id, intake_id
    ), paused as (
      select told.id, s.user_id, s.id as subscription from told
        join intakes v on v.id = told.intake_id and v.physician_review is not null
        join subscriptions s on s.user_id = told.user_id and s.intake_id = v.id
      where s.status = 'paused' and coalesce(s.pause_reason, '') <> '${HOLD_REASON}'
    ), ${notifying({ event: 'subscription-held', source: 'paused', about: 's.subscription, s.id', now: '$2' })}
    insert into outbox (id, organization, user_id, channel, recipient, subject, text, to_unverified, created_at)
    select $3, organization, user_id, 'mail', $4, $5, $6, true, $2 from told`,
);

/** The mail to the care team. Only the record says whose visit it is and what the patient said. */
const stopMail = ({ name, support_email }: Sender): Mail => ({
  recipient: support_email,
  subject: 'A treatment waits for your decision',
  text: `A ${name} patient has told us something that has to be decided about before anything is approved, sent or charged. Look at the stops of the care team.`,
});

/** Pauses a plan at the payment provider: the next charge waits. */
async function holdPlan(portal: Portal, key: string): Promise<void> {
  const [owned] = await portal.database.query(findPlan, [key]);
  if (!owned) return;
  const body = { pause_reason: HOLD_REASON };
  const permit = async ({ paying }: { readonly paying: boolean }) => {
    if (paying) throw problems.wrongSubscriptionState('its first payment is on its way');
    return body;
  };
  await changeSubscription(portal, owned, { kind: 'pause', body, permit }, ATTEMPT);
}

/** Writes to the care team, and tells the patient where the plan is paused already. Done once. */
async function tellStop({ database, tenants, clock, jobs }: Portal, key: string): Promise<void> {
  const [stop] = await database.query(findStop, [key]);
  const tenant = tenants.all.find(({ id }) => id === stop?.organization);
  if (!stop || !tenant) return;
  const now = clock();
  const { recipient, subject, text } = stopMail(tenant.settings);
  await database.query(tell, [stop.id, now.toISOString(), createId(now), recipient, subject, text]);
  jobs.wake('mail');
}

/**
 * Holds what patients have told something about that stops it: the care team is written to, and plans are paused at the payment
 * provider until a person has decided. Who continues then resumes the plan by its button.
 */
export const holding = (portal: Portal): Work => ({
  queue: 'holds',
  pause: 30_000,
  retries: { limit: 10, delay: 30 },
  expires: 120,
  due: async () => (await portal.database.query(listDue, [])).map(({ key }) => key),
  run: (key) => (key.startsWith('plan:') ? holdPlan(portal, key) : tellStop(portal, key)),
});
