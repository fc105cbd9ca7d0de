import type { Stripe } from 'stripe';
import { askStripe } from './askStripe.ts';
import { PaymentRefusal } from '../PaymentRefusal.ts';
import type { Payments, ProviderPeriod } from '../Payments.ts';
import { ProviderUnavailable } from '../ProviderUnavailable.ts';

type Subscribing = Pick<
  Payments,
  | 'startSubscription'
  | 'findSubscription'
  | 'wasChanged'
  | 'cancelSubscription'
  | 'pauseSubscription'
  | 'resumeSubscription'
  | 'rescheduleSubscription'
  | 'payOwed'
  | 'wasPaid'
  | 'discountNextRenewal'
>;

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
const momentOf = (seconds: number): Date => new Date(seconds * 1000);

function periodOf({ items }: Stripe.Subscription): ProviderPeriod {
  const [item] = items.data;
  if (!item) throw new ProviderUnavailable();
  return { start: momentOf(item.current_period_start), end: momentOf(item.current_period_end) };
}

/** A period that is paid for already is a trial there, and only its end lets the next one begin. */
const beginning = ({ status }: Stripe.Subscription): Stripe.SubscriptionUpdateParams => ({
  ...(status === 'trialing' ? { trial_end: 'now' } : { billing_cycle_anchor: { type: 'now' } }),
  proration_behavior: 'none',
  payment_behavior: 'error_if_incomplete',
  off_session: true,
});

/** The plans that Stripe charges for. */
export function stripeSubscriptions(stripe: Stripe): Subscribing {
  /**
   * Changes a subscription once under a key, which the subscription itself remembers beside Stripe: how it is asked
   * depends on how it stands, and may not be asked otherwise after it was done.
   */
  const change = async (
    id: string,
    key: string,
    paramsOf: (before: Stripe.Subscription) => Stripe.SubscriptionUpdateParams,
  ): Promise<Stripe.Subscription> => {
    const before = await askStripe(stripe.subscriptions.retrieve(id));
    if (before.metadata['change'] === key) return before;
    const { schedule } = before;
    // One that somebody planned by hand would not let itself be changed.
    if (schedule !== null)
      await askStripe(
        stripe.subscriptionSchedules.release(
          typeof schedule === 'string' ? schedule : schedule.id,
          {},
          { idempotencyKey: `${key}-release` },
        ),
      );
    return askStripe(
      stripe.subscriptions.update(
        id,
        { ...paramsOf(before), metadata: { change: key } },
        { idempotencyKey: `${key}-change` },
      ),
    );
  };

  /** The coupon of a percentage, which is there from its first use on. */
  const couponOf = async (percent: number): Promise<string> => {
    const id = `portal-renewal-${percent}`;
    try {
      await askStripe(stripe.coupons.create({ id, percent_off: percent, duration: 'once' }));
    } catch (error) {
      if (!(error instanceof PaymentRefusal && error.code === 'resource_already_exists')) throw error;
    }
    return id;
  };

  const isPaid = async (invoice: string): Promise<boolean> =>
    (await askStripe(stripe.invoices.retrieve(invoice))).status === 'paid';

  return {
    async startSubscription({ customerId, price, quantity, paidUntil, key, metadata }) {
      const { id } = await askStripe(
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price, quantity }],
            trial_end: secondsOf(paidUntil),
            off_session: true,
            metadata: { ...metadata },
          },
          { idempotencyKey: key },
        ),
      );
      return { id };
    },
    async findSubscription({ customerId, metadata: { subscription } }) {
      const { data } = await askStripe(stripe.subscriptions.list({ customer: customerId, limit: 100 }));
      const begun = data.find(({ metadata }) => metadata['subscription'] === subscription);
      return begun && { id: begun.id };
    },
    wasChanged: async (id, key) => (await askStripe(stripe.subscriptions.retrieve(id))).metadata['change'] === key,
    async cancelSubscription(id, key) {
      try {
        await askStripe(stripe.subscriptions.cancel(id, {}, { idempotencyKey: key }));
      } catch (error) {
        if (!(error instanceof PaymentRefusal)) throw error;
        const { status } = await askStripe(stripe.subscriptions.retrieve(id));
        if (status !== 'canceled') throw error;
      }
    },
    async pauseSubscription(id, key) {
      await change(id, key, () => ({ pause_collection: { behavior: 'void' } }));
    },
    async resumeSubscription({ id, now, key }) {
      return periodOf(await change(id, key, (before) => ({ pause_collection: '', ...(now ? beginning(before) : {}) })));
    },
    async rescheduleSubscription({ id, at, key }) {
      const trial: Stripe.SubscriptionUpdateParams = { trial_end: secondsOf(at), proration_behavior: 'none' };
      const { start } = periodOf(await change(id, key, () => trial));
      return [start, momentOf(secondsOf(at))];
    },
    async payOwed({ invoice, key }) {
      if (invoice === null) throw new PaymentRefusal(400, 'resource_missing', 'Stripe has no such invoice.');
      try {
        await askStripe(stripe.invoices.pay(invoice, { off_session: true }, { idempotencyKey: key }));
      } catch (error) {
        // One that Stripe has collected by itself meanwhile.
        if (!(error instanceof PaymentRefusal) || !(await isPaid(invoice))) throw error;
      }
    },
    wasPaid: async ({ invoice }) => invoice !== null && isPaid(invoice),
    async discountNextRenewal(id, percent, key) {
      const discounts: Stripe.SubscriptionUpdateParams['discounts'] =
        percent === 0 ? '' : [{ coupon: await couponOf(percent) }];
      await change(id, key, () => ({ discounts }));
    },
  };
}
