import { keptCard } from '../users/keptCard.ts';

/** Of six digits at least. The part is drawn for each row: a number that is drawn and not written is left out. */
const numberAt = (now: string) =>
  `'INV-' || to_char(${now}::timestamptz at time zone 'utc', 'YYYY-') || to_char(nextval('invoice_numbers'), 'FM999999000000')`;

interface Parts {
  /** The part of the statement whose rows are charged, each a subscription as it is by now. */
  readonly source: string;
  /** Expressions over a row of the source. Cents. */
  readonly id: string;
  readonly discount: string;
  readonly status?: string;
  /** The provider's id. */
  readonly providerId?: string;
  readonly now: string;
}

/**
 * A part of a statement that writes an invoice for the period which a subscription has just begun. Where the period has
 * an open one, that is the one which is paid.
 */
export const invoicing = ({ source, id, discount, status = "'paid'", providerId = 'null', now }: Parts): string =>
  `invoiced as (
      insert into invoices as i (id, subscription_id, number, provider_id, paid_with, amount, discount, status, period_start,
        period_end, created_at)
      select ${id}, s.id, ${numberAt(now)}, ${providerId}::text,
        ${keptCard('s.user_id')},
        s.amount, ${discount}, ${status}, s.current_period_start, s.current_period_end, ${now}::timestamptz
      from ${source} s where ${id} is not null
      on conflict (subscription_id, period_start) do update
        set status = case when i.status = 'open' then excluded.status else i.status end,
          provider_id = coalesce(i.provider_id, excluded.provider_id), paid_with = excluded.paid_with,
          period_end = excluded.period_end
        where i.status = 'open' or i.provider_id is null
    )`;
