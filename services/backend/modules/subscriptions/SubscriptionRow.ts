import { canCountAttempt } from '#flows/retention/rules/canCountAttempt.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { isoText } from '../../kernel/database/isoText.ts';
import { HOLD_REASON } from '../stops/HOLD_REASON.ts';
import { isHeld, REVIEW_WAITS } from '../stops/isHeld.ts';
import { DOSES } from '../visits/doses.ts';
import { dispensedOf, PERIODS, type DispensedFacts } from './dispensed.ts';

const seconds = (column: string) => `extract(epoch from ${column})::int`;

const TEMPLATE = `coalesce((
    select jsonb_build_object('_id', t.id, 'name', t.data->>'name', 'membership', t.data->'membership',
      'attachments', coalesce(t.data->'attachments', '[]'),
      'product_images', (select coalesce(jsonb_agg(jsonb_build_object('url', image)), '[]')
        from jsonb_array_elements_text(t.data->'product_images') image))
    from product_templates t where t.id = s.product_template
  ), jsonb_build_object('_id', s.product_template, 'name', s.name, 'membership', null,
    'attachments', '[]'::jsonb, 'product_images', '[]'::jsonb))`;

/** What was chosen of a plan whose prescription is requested; nothing where the care team was asked to recommend a dose. */
const REQUESTED = `(select jsonb_build_object('dose', d->'dose', 'supply', d->'supply', 'requested', true,
      'regimen', null, 'months', s.duration, 'periods', 0)
    from intakes v, jsonb_array_elements(v.products) as one (chosen), jsonb_array_elements(${DOSES('jsonb_build_array(chosen)')}) d
    where v.id = s.intake_id and s.status = 'prescription_requested' and chosen->>'_id' = s.product_template limit 1)`;

/** SQL: whether the invoice `i` is what is owed of its subscription `s`: its charge was refused, and nobody is taking it. */
export const OWED = `s.status in ('past_due', 'unpaid') and i.status = 'open' and i.amount > i.discount`;

/** What an answer shows of a subscription `s`. */
export const SUBSCRIPTION_COLUMNS = `s.id as "_id", s.name, s.type, s.status, s.status in ('active', 'trialing') as active, (${isHeld('s.intake_id')}
    or s.status = 'prescription_requested' and ${REVIEW_WAITS('s.intake_id')} is not null) as held,
  s.status = 'paused' and coalesce(s.pause_reason, '') = '${HOLD_REASON}' and not ${isHeld('s.intake_id')} as hold_cleared,
  s.duration, jsonb_build_array(jsonb_build_object('product', s.product, 'product_template', ${TEMPLATE},
    'duration', s.duration, 'quantity', s.quantity, 'amount', s.amount)) as product_plans,
  s.intake_id as intake,
  (select coalesce(jsonb_agg(p.id order by p.created_at desc, p.id desc), '[]')
    from prescriptions p where p.subscription_id = s.id) as prescriptions,
  ${isoText('s.current_period_start')} as current_period_start, ${isoText('s.current_period_end')} as current_period_end,
  ${seconds('s.reschedule_at')} as reschedule_date, s.provider_id as subscription_id,
  case when s.provider_id is not null then jsonb_build_object('id', s.provider_id,
    'current_period_start', ${isoText('s.current_period_start')},
    'current_period_end', ${isoText('s.current_period_end')},
    'pause_collection', case when s.pause_collection is not null
      then jsonb_build_object('behavior', s.pause_collection) end,
    'latest_invoice', s.latest_invoice, 'resumes_at', ${isoText('s.resumes_at')}) end as vendor,
  jsonb_build_object('renews_at', ${isoText('s.offer_renews_at')},
    'free_consultation_scheduled_date', ${isoText('s.consultation_at')},
    'cancellation_attempt', s.cancellation_attempt) as cancellation_info,
  case when s.type = 'coaching-membership' then (
    select jsonb_build_object('appointment_start_time', ${isoText('a.start_time')},
      'appointment_end_time', ${isoText('a.end_time')}, 'appointment_link', a.location)
    from appointments a where a.user_id = s.user_id and a.subscription_id = s.id and a.kind = 'coaching'
      and a.canceled_at is null
    order by a.created_at desc, a.id desc limit 1
  ) end as coaching_info,
  jsonb_build_object('phases', (select coalesce(jsonb_agg(jsonb_build_object('start_date', phase)), '[]')
    from jsonb_array_elements(s.phases) phase)) as schedule_details,
  coalesce((select jsonb_build_object('dose', p.dose, 'supply', p.supply, 'regimen', p.regimen, 'months', s.duration, 'periods', ${PERIODS})
    from prescriptions p where p.subscription_id = s.id and p.status <> 'requested'
    order by p.created_at desc, p.id desc limit 1), ${REQUESTED}) as taken,
  s.coaching_link, s.amount - round(s.amount * s.discount_percent / 100.0)::int as next_amount,
  (select jsonb_build_object('amount', i.amount - i.discount, 'period_start', ${isoText('i.period_start')},
      'period_end', ${isoText('i.period_end')})
    from invoices i where i.subscription_id = s.id and ${OWED} order by i.period_start desc limit 1) as owed`;

/** A subscription as it is read. */
export interface SubscriptionRow extends Omit<Subscription, 'cancellation_info' | 'taken'> {
  /** What its newest prescription says, or what was chosen while one is requested; null where there is neither. */
  readonly taken: (DispensedFacts & { readonly dose: string | null; readonly requested?: true }) | null;
  readonly cancellation_info: Omit<Subscription['cancellation_info'], 'canIncrementCancellationAttempt'>;
}

/** A subscription as it stands at a moment. */
export function subscriptionOf({ cancellation_info: info, taken, ...row }: SubscriptionRow, now: Date): Subscription {
  const offered = {
    attempt: info.cancellation_attempt,
    consultationAt: info.free_consultation_scheduled_date,
    renewsAt: info.renews_at,
  };
  return {
    ...row,
    taken: taken && {
      dose: taken.dose,
      supply: dispensedOf(taken),
      ...(taken.requested && { requested: true }),
    },
    cancellation_info: { ...info, canIncrementCancellationAttempt: canCountAttempt(offered, now) },
  };
}
