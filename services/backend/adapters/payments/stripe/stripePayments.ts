import { Stripe } from 'stripe';
import { askStripe } from './askStripe.ts';
import { PaymentRefusal } from '../PaymentRefusal.ts';
import type { Payments } from '../Payments.ts';
import { stripeEvent } from './stripeEvent.ts';
import type { StripeSettings } from '#services/backend/kernel/settings/StripeSettings.ts';
import { stripeSubscriptions } from './stripeSubscriptions.ts';
import type { Card } from '#schemas/wire/card.ts';
import { ProviderUnavailable } from '../ProviderUnavailable.ts';

/** The card that a customer pays with, out of a customer read with `default_source`. */
function stripeCard({ default_source: source }: Stripe.Customer): Card {
  if (source === null || typeof source !== 'object' || source.object !== 'card') throw new ProviderUnavailable();
  const { id, brand, last4, exp_month, exp_year } = source;
  return {
    _id: id,
    brand: brand.toLowerCase(),
    last4: last4 ?? '',
    exp_month,
    exp_year,
    exp: `${String(exp_month).padStart(2, '0')}/${exp_year}`,
  };
}

/** Payments of one patient, newest first, among which one is looked for: it was made a minute ago. */
const PAYMENTS = 300;

/** The version of the API that this was written against. */
const API_VERSION = '2026-10-28.endive';

/**
 * Milliseconds until an unanswered request counts as lost, and how often the SDK repeats it under its key: less in all than
 * after which a reconciling job takes an operation for one that nobody works on any more.
 */
const PATIENCE = { timeout: 8_000, maxNetworkRetries: 1 };

/** Milliseconds that Stripe's clock may be ahead of ours. */
const AHEAD = 5 * 60 * 1000;

/** When an event was signed, by what its signature says, in milliseconds; NaN where it says nothing. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) * 1000;

/** What Stripe's states of a payment are to us; any other has neither reserved nor taken anything. */
const STATUS: { readonly [status in Stripe.PaymentIntent.Status]?: 'authorized' | 'captured' | 'voided' } = {
  requires_capture: 'authorized',
  succeeded: 'captured',
  canceled: 'voided',
};

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const plain = protocol === 'http:';
  return { host: hostname, port: port || (plain ? 80 : 443), protocol: plain ? 'http' : 'https' };
}

/** Takes cards through Stripe: tokens of its card form, manual capture, and its idempotency keys. */
export function stripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    telemetry: false,
    ...PATIENCE,
    ...addressOf(apiUrl),
  });
  const keepCard = async (customerId: string, token: string, key: string, details: Stripe.CustomerUpdateParams = {}) =>
    stripeCard(
      await askStripe(
        stripe.customers.update(
          customerId,
          { ...details, source: token, expand: ['default_source'] },
          { idempotencyKey: key },
        ),
      ),
    );
  /** Asks for a change of a payment; where Stripe says that its state is another by now, looks whether it is the wanted one. */
  const settled = async (id: string, wanted: Stripe.PaymentIntent.Status, change: () => Promise<unknown>) => {
    try {
      await askStripe(change());
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      const { status } = await askStripe(stripe.paymentIntents.retrieve(id));
      if (status !== wanted) throw error;
    }
  };

  return {
    async createCustomer({ user, email, name, token, key }) {
      // What is sent under the account's key never differs, so that another attempt with another card finds the account.
      const customer = await askStripe(
        stripe.customers.create({ metadata: { user } }, { idempotencyKey: `customer-${user}` }),
      );
      return { customerId: customer.id, card: await keepCard(customer.id, token, key, { email, name }) };
    },
    replaceCard: ({ customerId, token, key }) => keepCard(customerId, token, key),
    async deleteCustomer(customerId) {
      try {
        await askStripe(stripe.customers.del(customerId));
      } catch (error) {
        if (!(error instanceof PaymentRefusal && error.code === 'resource_missing')) throw error;
      }
    },
    async authorize({ customerId, amount, key, metadata }) {
      const { id, status } = await askStripe(
        stripe.paymentIntents.create(
          {
            customer: customerId,
            amount,
            currency: 'usd',
            capture_method: 'manual',
            allowed_payment_method_types: ['card'],
            confirm: true,
            off_session: true,
            metadata: { ...metadata },
          },
          { idempotencyKey: key },
        ),
      );
      if (status === 'requires_capture' || status === 'succeeded' || status === 'canceled') return { id };
      throw new PaymentRefusal(402, status, 'Your card was declined.');
    },
    async findPayment({ customerId, metadata: { payment } }) {
      const [made] = await askStripe(
        stripe.paymentIntents
          .list({ customer: customerId, limit: 100 })
          .autoPagingToArray({ limit: PAYMENTS })
          .then((intents) => intents.filter((intent) => intent.metadata['payment'] === payment)),
      );
      const status = made && STATUS[made.status];
      return status && { id: made.id, status };
    },
    capture: (id, key) =>
      settled(id, 'succeeded', () => stripe.paymentIntents.capture(id, {}, { idempotencyKey: key })),
    void: (id, key) => settled(id, 'canceled', () => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: key })),
    ...stripeSubscriptions(stripe),
    readEvent(body, signature = '') {
      let sent: unknown;
      try {
        // The library refuses what was signed long ago, and takes what is to be signed some day.
        if (signedAt(signature) > Date.now() + AHEAD) throw new RangeError('signed in the future');
        sent = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        throw new PaymentRefusal(400, 'invalid_signature', 'The event is not signed by Stripe.');
      }
      const event = stripeEvent(sent);
      // What is older than the newest event of a subscription would change it no more.
      if (event.created.getTime() > Date.now() + AHEAD)
        throw new PaymentRefusal(400, 'invalid_event', 'The event says that it happens in the future.');
      return event;
    },
  };
}
