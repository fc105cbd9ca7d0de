import type { Intake, UpdateIntake } from '#schemas/wire/intake.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { recording } from '../../kernel/once/recording.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { beingPaid } from '../payments/paymentStates.ts';
import type { Portal } from '../portal/Portal.ts';
import { findPurchasesOf } from './completion/completion.ts';
import { refuseUnlessOpen } from './rules/refusals.ts';
import { findIntake } from './stored/store.ts';
import { Visit } from '../visits/Visit.ts';
import { statement } from '../../kernel/database/statement.ts';

/** What can be attached: the patient's own, and nothing that belongs to another visit, unless that was given up. */
const free = (table: string) => `${table}.user_id = $2 and (${table}.intake_id is null or ${table}.intake_id = $1
  or exists (select 1 from intakes v where v.id = ${table}.intake_id and v.closed is not null and v.patient_complete is null))`;

const idsOf = (parameter: string) => `array(select jsonb_array_elements_text(${parameter}::jsonb))`;

/** Orders of a visit beside those that are attached. */
const others = `o.intake_id = $1 and not o.id = any(${idsOf('$4')})`;

/** All of it is attached or nothing. A visit has one order: a draft makes room, one that may have been paid does not. */
const attach = statement(
  'attach_to_intake',
  `with intake as (
      update intakes set revision = revision + 1
      where id = $1 and user_id = $2 and patient_complete is null and closed is null
        and jsonb_array_length($3::jsonb) =
          (select count(*) from subscriptions where id = any(${idsOf('$3')}) and ${free('subscriptions')})
        and jsonb_array_length($4::jsonb) =
          (select count(*) from orders where id = any(${idsOf('$4')}) and ${free('orders')})
        and (jsonb_array_length($4::jsonb) = 0
          or not exists (select 1 from orders o where ${others} and (o.status <> 'draft' or ${beingPaid('o.id')})))
      returning id
    ), attached_subscriptions as (
      update subscriptions set intake_id = intake.id from intake where subscriptions.id = any(${idsOf('$3')})
    ), detached_orders as (
      update orders o set intake_id = null from intake where jsonb_array_length($4::jsonb) = 1 and ${others}
    ), attached_orders as (
      update orders set intake_id = intake.id from intake where orders.id = any(${idsOf('$4')})
    ), ${recording('intake', 5)}
    select id from intake`,
);

const listOf = (ids: readonly string[]): string => JSON.stringify([...new Set(ids)]);

/** Who changes which visit. */
export interface UpdateTarget {
  readonly intakeId: string;
  readonly userId: string;
}

/**
 * Attaches a patient's own subscriptions and orders to an open visit. A repeated attempt is answered with the visit as it
 * stands, because what it holds of health is kept with the visit alone.
 *
 * @throws ProblemError NotFound where a visit, subscription or order is not the patient's or belongs to another visit,
 * WrongIntakeState where it is not open, or has an order that may have been paid; IdempotencyConflict
 */
export async function updateIntake(
  { database, definitions, recentIntakes, imageAddresses, clock }: Portal,
  { intakeId, userId }: UpdateTarget,
  { user_id, intake_id, update_fields: { subscriptions = [], orders = [] } }: UpdateIntake,
  attempt: Attempt,
): Promise<Intake> {
  if (user_id !== userId || intake_id !== intakeId) throw problems.notFound('the patient has no such visit');
  const standing = async () => {
    const row = await findIntake(database, intakeId, userId);
    if (!row) throw problems.notFound('the patient has no such visit');
    return row;
  };
  const ids = [intakeId, userId, listOf(subscriptions), listOf(orders)] as const;
  await once<true>({
    recorded: () => findRecorded(database, userId, attempt),
    replay: () => true,
    plan: async () => ({
      write: async () => {
        const body = JSON.stringify({ _id: intakeId });
        const record = [userId, attempt.key, attempt.digest, body, clock().toISOString()] as const;
        if ((await database.query(attach, [...ids, ...record])).length > 0) return true;
        const row = await standing();
        const attached = new Set([...row.subscriptions, ...row.orders]);
        if ([...subscriptions, ...orders].every((id) => attached.has(id))) return true;
        refuseUnlessOpen(row);
        const purchases = await findPurchasesOf(database, intakeId, userId);
        if (orders.length > 0 && purchases.orders.some(({ status, paying }) => status !== 'draft' || paying))
          throw problems.alreadyBought();
        throw problems.notFound('the patient has no such subscription or order');
      },
    }),
  });
  recentIntakes.delete(intakeId);
  const row = await standing();
  return new Visit(row, await definitions.inForce(row), clock()).intake(imageAddresses);
}
