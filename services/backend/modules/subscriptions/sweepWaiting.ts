import type { Database } from '../../kernel/database/Database.ts';
import { statement } from '../../kernel/database/statement.ts';
import { endedPayment, beingPaid } from '../payments/paymentStates.ts';

/** Milliseconds for which a plan waits to be paid. */
const WAITS = 7 * 24 * 60 * 60 * 1000;

/** A plan of a visit waits as long as the visit. Those of demo patients are there to be looked at. */
const sweepPlans = statement(
  'sweep_waiting_subscriptions',
  `delete from subscriptions s where s.status = 'incomplete' and s.created_at < $1 and not ${beingPaid('s.id')}
    and (s.paying is null or coalesce((select true from payments p where p.id = s.paying and ${endedPayment('p')}), false))
    and (s.intake_id is null
      or exists (select 1 from intakes i where i.id = s.intake_id and i.closed is not null and i.patient_complete is null))
    and exists (select 1 from users u where u.id = s.user_id and not u.demo)`,
);

/** Removes plans that were never paid, as a subscribing that was cut off leaves them. */
export async function sweepWaiting(database: Database, now: Date): Promise<void> {
  await database.query(sweepPlans, [new Date(now.getTime() - WAITS).toISOString()]);
}
