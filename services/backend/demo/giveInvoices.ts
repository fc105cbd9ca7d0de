import { addMonths } from '../kernel/clock/days.ts';
import { createId } from '../kernel/ids/createId.ts';
import { invoicing } from '../modules/invoices/invoicing.ts';
import type { WrittenSubscription, Seeded } from './Seeded.ts';
import { statement } from '../kernel/database/statement.ts';

const write = statement(
  'seed_invoice',
  `with charged as (
      select id, user_id, amount, $3::timestamptz as current_period_start, $4::timestamptz as current_period_end
      from subscriptions where id = $1
    ), ${invoicing({ source: 'charged', id: '$2::text', discount: '0', status: '$5', now: '$3' })}
    select 1`,
);

/** Starts of the periods of a subscription until the one that runs, oldest first. */
function startsOf({ createdAt, currentPeriodStart, duration }: WrittenSubscription): readonly Date[] {
  const starts: Date[] = [];
  for (let at = currentPeriodStart; at && at >= createdAt; at = addMonths(at, -duration)) starts.unshift(at);
  return starts;
}

/**
 * Writes what was charged for the periods of a demo subscription.
 *
 * @param charged left out where nothing was; 'open' where the period after the one that runs could not be charged
 * @returns the id of the newest invoice; null where there is none
 */
export async function giveInvoices(
  { database }: Seeded,
  row: WrittenSubscription,
  charged: 'paid' | 'open' | undefined,
): Promise<string | null> {
  if (charged === undefined) return null;
  const paid = startsOf(row).map((start) => ({ start, status: 'paid' }));
  const open = charged === 'open' && row.currentPeriodEnd ? [{ start: row.currentPeriodEnd, status: 'open' }] : [];
  let newest: string | null = null;
  for (const { start, status } of [...paid, ...open]) {
    newest = createId(start);
    const end = addMonths(start, row.duration);
    await database.query(write, [row.id, newest, start.toISOString(), end.toISOString(), status]);
  }
  return newest;
}
