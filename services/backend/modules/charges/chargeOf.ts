import type { Charge } from '#schemas/wire/charge.ts';
import { linesOfOrder, linesOfPlan, linesOfVisit, type Itemized } from '../invoices/linesOf.ts';
import type { ChargeFacts } from './ChargeFacts.ts';

/** A charge, with the id under which its receipt is found; null where nothing was taken. */
export interface ToldCharge extends Omit<Charge, 'receipt'> {
  readonly receipt: string | null;
}

const PAYMENT = {
  authorized: 'authorized',
  captured: 'paid',
  voiding: 'voided',
  voided: 'voided',
  failed: 'failed',
} as const satisfies { readonly [status: string]: Charge['status'] };

function statusOf(base: Charge['status'], refunded: number, amount: number): Charge['status'] {
  if (base !== 'paid' || refunded <= 0) return base;
  return refunded < amount ? 'partly_refunded' : 'refunded';
}

function itemizedOf({ payment, invoice, visit, order, plan }: ChargeFacts, amount: number): Itemized {
  if (visit) return linesOfVisit(visit, amount);
  if (order) return linesOfOrder(order, amount);
  // What was refused for a period may have come to another sum than what was taken for it.
  const discount = invoice && invoice.amount - invoice.discount === amount ? invoice.discount : 0;
  const bought = plan ?? { name: 'Purchase', duration: 0, quantity: 1 };
  return linesOfPlan(bought, payment ? amount + discount : (invoice?.amount ?? amount), discount);
}

/** A charge as it is told. */
export function chargeOf(facts: ChargeFacts): ToldCharge {
  const { id, created, payment, invoice, order } = facts;
  const amount = payment?.amount ?? (invoice ? invoice.amount - invoice.discount : 0);
  const refunded = payment?.refunded ?? 0;
  const base = payment ? PAYMENT[payment.status] : invoice?.status === 'paid' ? 'paid' : 'failed';
  const status = statusOf(base, refunded, amount);
  const taken = base === 'paid';
  return {
    _id: id,
    created_at: created,
    settled_at: status === 'authorized' ? null : (payment?.at ?? invoice?.at ?? created),
    amount,
    refunded: taken ? refunded : 0,
    status,
    ...itemizedOf(facts, amount),
    paid_with: payment?.paidWith ?? invoice?.paidWith ?? null,
    receipt: taken ? (invoice?.id ?? order?.id ?? id) : null,
  };
}
