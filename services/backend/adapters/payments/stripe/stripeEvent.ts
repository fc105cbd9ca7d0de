import type { Stripe } from 'stripe';
import type { PaymentEvent, ProviderInvoice, SubscriptionEvent } from '../Payments.ts';

/** What a status there means here; one that is left out, such as a trial, changes nothing. */
const STATUS: { readonly [status: string]: SubscriptionEvent['became'] } = {
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
};

const momentOf = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (named: string | { readonly id: string }): string => (typeof named === 'string' ? named : named.id);

/** The invoice of a period; null for one of another kind, such as the empty one with which a trial begins. */
function invoiceOf({ id, lines, subtotal, total_discount_amounts: discounts }: Stripe.Invoice): ProviderInvoice | null {
  const [line] = lines.data;
  if (!line || subtotal <= 0) return null;
  return {
    id,
    amount: subtotal,
    discount: (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    period: { start: momentOf(line.period.start), end: momentOf(line.period.end) },
  };
}

function ofInvoice(invoice: Stripe.Invoice, became: 'paid' | 'failed'): SubscriptionEvent | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  const made = invoiceOf(invoice);
  return subscription && made ? { id: idOf(subscription), became, invoice: made } : null;
}

function subscriptionOf(event: Stripe.Event): SubscriptionEvent | null {
  switch (event.type) {
    case 'customer.subscription.updated':
      return { id: event.data.object.id, became: STATUS[event.data.object.status] ?? null, invoice: null };
    case 'customer.subscription.deleted':
      return { id: event.data.object.id, became: 'canceled', invoice: null };
    case 'invoice.paid':
      return ofInvoice(event.data.object, 'paid');
    case 'invoice.payment_failed':
      return ofInvoice(event.data.object, 'failed');
    default:
      return null;
  }
}

/** An event of Stripe as the portal reads it. */
export function stripeEvent(event: Stripe.Event): PaymentEvent {
  const { id, type, data, created } = event;
  const payment = 'object' in data.object && data.object.object === 'payment_intent' ? data.object : undefined;
  return {
    id,
    type,
    paymentId: payment?.id ?? null,
    reference: payment?.metadata['payment'] ?? null,
    subscription: subscriptionOf(event),
    created: momentOf(created),
  };
}
