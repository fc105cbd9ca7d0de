import type { FromSchema } from 'json-schema-to-ts';
import { compiledLater } from '../../../kernel/files/compiledLater.ts';
import { PaymentRefusal } from '../PaymentRefusal.ts';
import type { PaymentEvent, ProviderInvoice, SubscriptionEvent } from '../Payments.ts';
import {
  stripeChargeSchema,
  stripeEventSchema,
  stripeInvoiceSchema,
  stripePaymentSchema,
  stripeSubscriptionSchema,
  type StripeInvoice,
} from './stripeEventSchema.ts';

const OPTIONS = { allowUnionTypes: true };
const forms = {
  event: compiledLater<FromSchema<typeof stripeEventSchema>>(stripeEventSchema, OPTIONS),
  payment: compiledLater<FromSchema<typeof stripePaymentSchema>>(stripePaymentSchema, OPTIONS),
  charge: compiledLater<FromSchema<typeof stripeChargeSchema>>(stripeChargeSchema, OPTIONS),
  subscription: compiledLater<FromSchema<typeof stripeSubscriptionSchema>>(stripeSubscriptionSchema, OPTIONS),
  invoice: compiledLater<StripeInvoice>(stripeInvoiceSchema, OPTIONS),
};

/** What a status there means here; one that is left out, such as a trial, changes nothing. */
const STATUS: ReadonlyMap<string, SubscriptionEvent['became']> = new Map([
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'unpaid'],
  ['canceled', 'canceled'],
]);

const momentOf = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (named: string | { readonly id: string }): string => (typeof named === 'string' ? named : named.id);

/** A part of an event as it is read here. @throws PaymentRefusal where it has another form */
function read<Part>(form: () => (value: unknown) => value is Part, value: unknown, name: string): Part {
  const isPart = form();
  if (isPart(value)) return value;
  throw new PaymentRefusal(
    400,
    'invalid_event',
    `The event is none: its ${name} has another form than Stripe gives it.`,
  );
}

/** The invoice of a period; null for one of another kind, such as the empty one with which a trial begins. */
function invoiceOf({ id, lines, subtotal, total_discount_amounts: discounts }: StripeInvoice): ProviderInvoice | null {
  const [line] = lines.data;
  if (!line || subtotal <= 0) return null;
  return {
    id,
    amount: subtotal,
    discount: (discounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    period: { start: momentOf(line.period.start), end: momentOf(line.period.end) },
  };
}

function ofInvoice(invoice: StripeInvoice, became: 'paid' | 'failed'): SubscriptionEvent | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  const made = invoiceOf(invoice);
  return subscription && made ? { id: idOf(subscription), became, invoice: made } : null;
}

function subscriptionOf(type: string, object: unknown): SubscriptionEvent | null {
  switch (type) {
    case 'customer.subscription.updated': {
      const { id, status } = read(forms.subscription, object, 'subscription');
      return { id, became: STATUS.get(status) ?? null, invoice: null };
    }
    case 'customer.subscription.deleted':
      return { id: read(forms.subscription, object, 'subscription').id, became: 'canceled', invoice: null };
    case 'invoice.paid':
      return ofInvoice(read(forms.invoice, object, 'invoice'), 'paid');
    case 'invoice.payment_failed':
      return ofInvoice(read(forms.invoice, object, 'invoice'), 'failed');
    default:
      return null;
  }
}

/**
 * An event of Stripe as the portal reads it.
 *
 * @param sent the JSON of a signed event
 * @throws PaymentRefusal where it is no event, or one of a kind that is read here in another form
 */
export function stripeEvent(sent: unknown): PaymentEvent {
  const { id, type, data, created } = read(forms.event, sent, 'outer part');
  const payment = type.startsWith('payment_intent.') ? read(forms.payment, data.object, 'payment') : undefined;
  const charge = type === 'charge.refunded' ? read(forms.charge, data.object, 'charge') : undefined;
  return {
    id,
    type,
    paymentId: payment?.id ?? (charge?.payment_intent ? idOf(charge.payment_intent) : null),
    reference: payment?.metadata.payment ?? null,
    refunded: charge?.amount_refunded ?? null,
    subscription: subscriptionOf(type, data.object),
    created: momentOf(created),
  };
}
