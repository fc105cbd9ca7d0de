import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import { once } from '../../kernel/once/once.ts';
import { finishOrder } from '../orders/finishOrder.ts';
import { findOrder } from '../orders/store.ts';
import { releasePayment } from '../payments/releasePayment.ts';
import { claimAbandonedPayment, restorePayment, type OpenPayment } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { findOffered } from '../products/findOffered.ts';
import { findProductTemplate } from '../products/store.ts';
import { beginningKey, finishSubscription } from '../subscriptions/finishSubscription.ts';
import { findSubscription } from '../subscriptions/store.ts';

/** An open payment of a patient who has an account at the provider, and where it stands there. */
interface Found {
  readonly open: OpenPayment;
  readonly purchase: string;
  readonly customerId: string;
  /** The provider's id of the payment. */
  readonly providerId: string;
}

/** No request is answered by what is finished here. */
const nobody = { key: null, digest: '' };

/** @returns whether there was an order that waits for this payment */
async function finishedOrder(portal: Portal, { open, purchase, customerId, providerId }: Found): Promise<boolean> {
  const { database } = portal;
  const { organization, userId } = open;
  return once<boolean>({
    plan: async () => {
      const order = await findOrder(database, purchase, userId);
      const [item] = order?.items ?? [];
      const template = item && (await findProductTemplate(database, organization, item.product_template));
      if (order?.status !== 'draft' || !template) return { answer: false };
      const payment = { ...open, providerId };
      const { write, release } = await finishOrder(portal, {
        organization,
        order,
        userId,
        customerId,
        template,
        payment,
        attempt: nobody,
      });
      return { write: async () => ((await write()) ? true : undefined), ...(release && { release }) };
    },
  });
}

/** @returns whether there was a plan that waits for this payment */
async function finishedPlan(portal: Portal, { open, purchase, customerId, providerId }: Found): Promise<boolean> {
  const { organization, userId } = open;
  return once<boolean>({
    plan: async () => {
      const waiting = await findSubscription(portal, purchase, userId);
      const [plan] = waiting?.product_plans ?? [];
      const offered = plan && (await findOffered(portal.database, organization, plan.product));
      if (waiting?.status !== 'incomplete' || !offered) return { answer: false };
      const { write, release } = await finishSubscription(portal, {
        organization,
        waiting,
        user: { _id: userId, stripe_id: customerId },
        offered,
        payment: { ...open, providerId },
        attempt: nobody,
      });
      return { write: async () => ((await write()) ? true : undefined), ...(release && { release }) };
    },
  });
}

/** Ends the plan that may have begun with a payment, and gives the payment back. */
async function giveBack(portal: Portal, open: OpenPayment, customerId: string): Promise<void> {
  const { database, payments, clock } = portal;
  if (open.purchase !== null) {
    const metadata = { subscription: open.purchase };
    const begun = await payments.findSubscription({ customerId, key: beginningKey(open.key), metadata });
    if (begun) await payments.cancelSubscription(begun.id, `${open.key}-cancel`);
  }
  try {
    await releasePayment(portal, open, customerId);
  } catch (error) {
    // It was taken in the meantime: the next attempt finishes it.
    if (error instanceof PaymentRefusal) await restorePayment(database, open.id, clock());
    throw error;
  }
}

/**
 * Brings a payment to its end that somebody has left behind, by what the provider's books say of it: an order or a plan
 * that was paid is finished, and what was only reserved is given back. Nothing is charged, because nobody knows whether
 * the patient still wants it.
 *
 * @throws ProviderUnavailable, or PaymentRefusal, after which a later attempt looks again
 */
export async function reconcilePayment(portal: Portal, open: OpenPayment): Promise<void> {
  const { database, payments, clock } = portal;
  const { id, key, status, purchase, customerId } = open;
  if (customerId === null) return;
  if (status !== 'voiding') {
    const found = await payments.findPayment({ customerId, key, metadata: { payment: id } });
    if (found?.status === 'captured' && purchase !== null) {
      const taken = { open, purchase, customerId, providerId: found.id };
      if ((await finishedOrder(portal, taken)) || (await finishedPlan(portal, taken))) return;
    }
    if (!(await claimAbandonedPayment(database, open, clock()))) return;
  }
  await giveBack(portal, open, customerId);
}
