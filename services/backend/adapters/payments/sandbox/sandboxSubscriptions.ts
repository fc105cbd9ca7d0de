import { addMonths } from '#services/backend/kernel/clock/days.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import type { StatementTypes } from '#services/backend/kernel/database/StatementTypes.ts';
import { stableId } from '#services/backend/kernel/ids/stableId.ts';
import { PaymentRefusal } from '../PaymentRefusal.ts';
import type { Payments, ProviderPeriod } from '../Payments.ts';
import { refuseUnlessUsable } from './sandboxCard.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';

type Subscribing = Pick<
  Payments,
  | 'startSubscription'
  | 'findSubscription'
  | 'wasChanged'
  | 'cancelSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'rescheduleSubscription'
  | 'payOwed'
  | 'wasPaid'
  | 'discountNextRenewal'
>;

const begin = statement(
  'sandbox_begin_subscription',
  `insert into sandbox_subscriptions (id, customer, price, quantity, status, period_start, paid_until)
    values ($1, $2, $3, $4, 'active', $5, $6) on conflict do nothing`,
);

/** What changes a subscription, and answers what it kept. */
type Changing = Extract<
  keyof StatementTypes,
  `sandbox_${'cancel' | 'pause' | 'resume' | 'move' | 'discount'}_subscription`
>;

interface Answer {
  readonly answer: Kept;
}

/** A change of a subscription that lives, once under its key: id $1, key $2. What it answers is kept. */
const changing = <Name extends Changing>(name: Name, sets: string, answer = `'{}'::jsonb`) =>
  statement<Name, Answer>(
    name,
    `update sandbox_subscriptions set ${sets}, answers = answers || jsonb_build_object($2::text, ${answer})
    where id = $1 and not answers ? $2 and status <> 'canceled' returning answers->$2 as answer`,
  );

const cancel = changing('sandbox_cancel_subscription', `status = 'canceled', discount_percent = 0`);
const pause = changing('sandbox_pause_subscription', 'paused = true');
const resume = changing(
  'sandbox_resume_subscription',
  'paused = false',
  `jsonb_build_object('start', period_start, 'end', paid_until)`,
);
/** The period that begins is charged in the same breath. */
const renew = statement<'sandbox_renew_subscription', Answer>(
  'sandbox_renew_subscription',
  `with subscription as materialized (
      select id, customer, discount_percent from sandbox_subscriptions
      where id = $1 and not answers ? $2 and status <> 'canceled' for update
    ), charged as (
      insert into sandbox_payments (id, customer, amount, status, idempotency_key)
      select $5, customer, $6::int - round($6::int * discount_percent / 100.0)::int, 'captured', $2 from subscription
    )
    update sandbox_subscriptions s set paused = false, status = 'active', period_start = $3::timestamptz,
      paid_until = $4::timestamptz, discount_percent = 0, answers = s.answers ||
        jsonb_build_object($2::text, jsonb_build_object('start', $3::timestamptz, 'end', $4::timestamptz))
    from subscription where s.id = subscription.id returning s.answers->$2 as answer`,
);
/** The period that was owed begins with its payment. */
const pay = statement<'sandbox_pay_owed', Answer>(
  'sandbox_pay_owed',
  `with subscription as materialized (
      select id, customer from sandbox_subscriptions where id = $1 and not answers ? $2 and status <> 'canceled' for update
    ), charged as (
      insert into sandbox_payments (id, customer, amount, status, idempotency_key)
      select $5, customer, $6::int, 'captured', $2 from subscription
    )
    update sandbox_subscriptions s set status = 'active', period_start = $3::timestamptz, paid_until = $4::timestamptz,
      discount_percent = 0, answers = s.answers || jsonb_build_object($2::text, '{}'::jsonb)
    from subscription where s.id = subscription.id returning s.answers->$2 as answer`,
);
const move = changing(
  'sandbox_move_subscription',
  'paid_until = $3::timestamptz',
  `jsonb_build_object('start', period_start, 'end', $3::timestamptz)`,
);
const discount = changing('sandbox_discount_subscription', 'discount_percent = $3::int');
const find = statement<'sandbox_find_subscription', Found>(
  'sandbox_find_subscription',
  `select s.status, s.answers->$2 as answer, c.card from sandbox_subscriptions s
    join sandbox_customers c on c.id = s.customer where s.id = $1`,
);

const findBegun = statement(
  'sandbox_find_begun_subscription',
  `select id from sandbox_subscriptions where id = $1 and status <> 'canceled'`,
);
const findChange = statement(
  'sandbox_find_change',
  'select id from sandbox_subscriptions where id = $1 and answers ? $2',
);

interface Kept {
  readonly start?: string;
  readonly end?: string;
}

interface Found {
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly answer: Kept | null;
  readonly card: string;
}

function periodOf({ start, end }: Kept): ProviderPeriod {
  if (start === undefined || end === undefined)
    throw new PaymentRefusal(400, 'idempotency_error', 'The key was used for something else.');
  return { start: new Date(start), end: new Date(end) };
}

const idOf = (key: string): string => `sub_sandbox_${stableId('sandbox-subscription', key)}`;

/** The plans that the sandbox provider keeps in its books. Each change is one statement, done once under its key. */
export function sandboxSubscriptions(database: Database, clock: () => Date): Subscribing {
  const found = async (id: string, key: string): Promise<Found> => {
    const [row] = await database.query(find, [id, key]);
    if (!row) throw new PaymentRefusal(400, 'resource_missing', 'The sandbox has no such subscription.');
    return row;
  };
  const changed = async (rows: readonly Answer[], id: string, key: string): Promise<Kept> => {
    const answer = rows[0]?.answer ?? (await found(id, key)).answer;
    if (answer === null) throw new PaymentRefusal(400, 'unexpected_state', 'The subscription is canceled.');
    return answer;
  };
  return {
    async findSubscription({ key }) {
      const [begun] = await database.query(findBegun, [idOf(key)]);
      return begun;
    },
    wasChanged: async (id, key) => (await database.query(findChange, [id, key])).length > 0,
    async startSubscription({ customerId, price, quantity, paidUntil, key }) {
      const id = idOf(key);
      const times = [clock().toISOString(), paidUntil.toISOString()] as const;
      await database.query(begin, [id, customerId, price, quantity, ...times]);
      return { id };
    },
    async cancelSubscription(id, key) {
      const rows = await database.query(cancel, [id, key]);
      if (rows.length === 0) await found(id, key);
    },
    async pauseSubscription(id, key) {
      await changed(await database.query(pause, [id, key]), id, key);
    },
    async resumeSubscription({ id, now, months, amount, key }) {
      if (!now) return periodOf(await changed(await database.query(resume, [id, key]), id, key));
      const { answer, card } = await found(id, key);
      if (answer !== null) return periodOf(answer);
      refuseUnlessUsable(card);
      const start = clock();
      const period = [start.toISOString(), addMonths(start, months).toISOString()] as const;
      const payment = `pi_sandbox_${stableId('sandbox-payment', key)}`;
      return periodOf(await changed(await database.query(renew, [id, key, ...period, payment, amount]), id, key));
    },
    async rescheduleSubscription({ id, at, key }) {
      const { start, end } = periodOf(await changed(await database.query(move, [id, key, at.toISOString()]), id, key));
      return [start, end];
    },
    async payOwed({ id, amount, period, key }) {
      const { answer, card } = await found(id, key);
      if (answer !== null) return;
      refuseUnlessUsable(card);
      const times = [period.start.toISOString(), period.end.toISOString()] as const;
      const payment = `pi_sandbox_${stableId('sandbox-payment', key)}`;
      await changed(await database.query(pay, [id, key, ...times, payment, amount]), id, key);
    },
    wasPaid: async ({ id, key }) => (await database.query(findChange, [id, key])).length > 0,
    async discountNextRenewal(id, percent, key) {
      await changed(await database.query(discount, [id, key, percent]), id, key);
    },
  };
}
