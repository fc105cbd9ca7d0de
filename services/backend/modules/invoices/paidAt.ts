import { notificationId } from '../notifications/notifying.ts';

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
