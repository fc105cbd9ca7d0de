import { notificationId } from '../notifications/notifying.ts';

/** SQL: the payment by which the invoice `i` was taken, its own or, of a first period, that of its subscription. */
const OF_INVOICE = `p.purchase in (i.id, i.subscription_id) and p.status = 'captured'
      and (p.purchase = i.id or p.created_at = i.period_start)`;

/** SQL: whether the invoice `i` was taken by a payment of its own. A value and no `exists`, for which PostgreSQL may read all. */
export const TAKEN = `coalesce((select true from payments p where ${OF_INVOICE} limit 1), false)`;

/** SQL: what was given back of the invoice `i`, in cents. */
export const REFUNDED = `coalesce((select p.refunded from payments p where ${OF_INVOICE} limit 1), 0)`;

/** SQL: what was paid with the visit `v`, as VisitBought. */
export const VISIT_BOUGHT = `jsonb_build_object('products', v.products, 'discounted', v.promo_code is not null,
      'membership', (select jsonb_build_object('id', g.id, 'name', g.data->>'name', 'amount', m.amount)
        from started_memberships m join memberships g on g.id = m.membership where m.paid_with = v.id
        order by m.created_at desc limit 1))`;

/** SQL: what was paid with the order `o`, as OrderBought. */
export const ORDER_BOUGHT = `jsonb_build_object('items', o.items, 'discounted', o.promo_code is not null)`;

/**
 * SQL: when an invoice `i` of a subscription `s` was paid. It is written when its period is charged, or when that has
 * failed. One that was paid later says nothing of when that was; the payment does, or the notification that was written
 * with it.
 */
export const PAID_AT = `coalesce(
        (select p.updated_at from payments p where p.purchase = i.id and p.status = 'captured'),
        (select n.created_at from notifications n
          where n.id = ${notificationId('s.user_id', 'plan-renewed', 'coalesce(i.provider_id, i.id)')}),
        i.created_at)`;
