import type {
  CopiedCharge,
  CopiedInvoice,
  CopiedLabPanel,
  CopiedMembership,
  CopiedOrder,
  CopiedPrescription,
  CopiedSubscription,
} from '#schemas/wire/copied/copiedPurchases.ts';
import type { TimelinePurchase } from '#schemas/wire/timeline.ts';
import { isoText } from '../../../kernel/database/isoText.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { chargeOf } from '../../charges/chargeOf.ts';
import { listCharges } from '../../charges/store.ts';
import { purchaseOf } from '../../timeline/purchaseOf.ts';
import { listPurchases } from '../../timeline/store.ts';
import type { CopyOf } from './CopyOf.ts';
import { rowsOf } from './rowsOf.ts';

const orders = statement<'copy_orders', { item: CopiedOrder }>(
  'copy_orders',
  `select json_build_object('_id', o.id, 'name', o.name, 'status', o.status, 'bought', o.bought, 'visit', o.intake_id,
      'items', (select coalesce(json_agg(json_build_object('name', i.item->'name', 'quantity', i.item->'quantity',
          'amount', i.item->'amount') order by i.place), '[]')
        from jsonb_array_elements(o.items) with ordinality as i (item, place)),
      'amount', o.amount, 'promo_code', o.promo_code, 'created_at', ${isoText('o.created_at')},
      'submitted_at', ${isoText('o.submitted_at')},
      'shipment', (select json_build_object('status', h.status, 'carrier', h.carrier,
          'tracking_number', h.tracking_number, 'prepared_at', ${isoText('h.created_at')},
          'shipped_at', ${isoText('h.shipped_at')}, 'delivered_at', ${isoText('h.delivered_at')})
        from shipments h where h.order_id = o.id)) as item
    from orders o where o.user_id = $1 order by o.created_at, o.id`,
);

const subscriptions = statement<'copy_subscriptions', { item: CopiedSubscription }>(
  'copy_subscriptions',
  `select json_build_object('_id', s.id, 'name', s.name, 'type', s.type, 'status', s.status, 'visit', s.intake_id,
      'duration', s.duration, 'quantity', s.quantity, 'amount', s.amount, 'created_at', ${isoText('s.created_at')},
      'current_period_start', ${isoText('s.current_period_start')},
      'current_period_end', ${isoText('s.current_period_end')}, 'rescheduled_to', ${isoText('s.reschedule_at')},
      'resumes_at', ${isoText('s.resumes_at')}, 'pause_reason', s.pause_reason,
      'canceled_at', ${isoText('s.canceled_at')}, 'cancel_reason', s.cancel_reason,
      'consultation_at', ${isoText('s.consultation_at')}, 'discount_percent', s.discount_percent,
      'prescription_requests', (select coalesce(json_agg(json_build_object('type', c.request_type,
          'comment', c.comment, 'created_at', ${isoText('c.created_at')}) order by c.created_at, c.id), '[]')
        from prescription_changes c where c.subscription_id = s.id)) as item
    from subscriptions s where s.user_id = $1 order by s.created_at, s.id`,
);

const memberships = statement<'copy_memberships', { item: CopiedMembership }>(
  'copy_memberships',
  `select json_build_object('_id', m.id, 'status', m.status, 'amount', m.amount, 'visit', m.paid_with,
      'name', (select g.data->'name' from memberships g where g.id = m.membership),
      'created_at', ${isoText('m.created_at')}) as item
    from started_memberships m where m.user_id = $1 order by m.created_at, m.id`,
);

const prescriptions = statement<'copy_prescriptions', { item: CopiedPrescription }>(
  'copy_prescriptions',
  `select json_build_object('_id', p.id, 'name', coalesce(p.name,
        (select s.name from subscriptions s where s.id = p.subscription_id)), 'status', p.status,
      'instructions', p.instructions, 'dose', p.dose, 'supply', p.supply, 'visit', p.intake_id, 'subscription', p.subscription_id,
      'created_at', ${isoText('p.created_at')}, 'expires_at', ${isoText('p.expires_at')}) as item
    from intakes v join prescriptions p on p.intake_id = v.id where v.user_id = $1 order by p.created_at, p.id`,
);

const labPanels = statement<'copy_lab_panels', { item: CopiedLabPanel }>(
  'copy_lab_panels',
  `select json_build_object('_id', l.id, 'purchase', l.purchase, 'created_at', ${isoText('l.created_at')},
      'name', coalesce((select o.name from orders o where o.id = l.purchase),
        (select s.name from subscriptions s where s.id = l.purchase))) as item
    from lab_panels l where l.user_id = $1 order by l.created_at, l.id`,
);

const invoices = statement<'copy_invoices', { item: CopiedInvoice }>(
  'copy_invoices',
  `select json_build_object('_id', i.id, 'number', i.number, 'subscription', i.subscription_id, 'amount', i.amount,
      'discount', i.discount, 'status', i.status, 'paid_with', i.paid_with,
      'period_start', ${isoText('i.period_start')}, 'period_end', ${isoText('i.period_end')},
      'created_at', ${isoText('i.created_at')}) as item
    from subscriptions s join invoices i on i.subscription_id = s.id
    where s.user_id = $1 order by i.created_at, i.id`,
);

export const copiedOrders = rowsOf(orders);
export const copiedSubscriptions = rowsOf(subscriptions);
export const copiedMemberships = rowsOf(memberships);
export const copiedPrescriptions = rowsOf(prescriptions);
export const copiedLabPanels = rowsOf(labPanels);
export const copiedInvoices = rowsOf(invoices);

/** What was asked of the patient's card, as the settings list it. */
export async function* copiedCharges({ portal, userId }: CopyOf): AsyncGenerator<CopiedCharge> {
  let before: string | undefined;
  do {
    const { charges, next } = await listCharges(portal.database, userId, before);
    for (const facts of charges) {
      const { receipt: _receipt, ...charge } = chargeOf(facts);
      yield charge;
    }
    before = next ?? undefined;
  } while (before !== undefined);
}

/** What happened to the patient's purchases, as the portal tells it. */
export async function* copiedTimeline({ portal, userId }: CopyOf): AsyncGenerator<TimelinePurchase> {
  let before: string | undefined;
  do {
    const { purchases, next } = await listPurchases(portal.database, userId, before);
    for (const facts of purchases) yield purchaseOf(facts, portal.clock());
    before = next ?? undefined;
  } while (before !== undefined);
}
