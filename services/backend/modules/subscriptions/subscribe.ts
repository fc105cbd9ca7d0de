import type { CreateSubscription, Subscription } from '#schemas/wire/subscription.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once, type Planned, Overtaken } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { couponAtPurchase } from '../coupons/discountsAtPurchase.ts';
import { visitToBuyFor, type VisitToBuyFor } from '../intakes/visitToBuyFor.ts';
import { authorizePayment } from '../payments/authorizePayment.ts';
import type { Portal } from '../portal/Portal.ts';
import { findOffered, type Offered } from '../products/findOffered.ts';
import type { PayingPatient } from '../users/payingPatient.ts';
import { coachingLinkOf } from './coachingLinkOf.ts';
import { payableOf } from './payableOf.ts';
import { finishSubscription } from './finishSubscription.ts';
import { findSubscription, findSubscriptionOf, writeWaiting } from './store.ts';

/** A success, and whether something new came of it. */
export interface Subscribed {
  readonly subscription: Subscription;
  readonly created: boolean;
}

interface Wanted {
  readonly organization: string;
  readonly user: PayingPatient;
  readonly offered: Offered;
  readonly quantity: number;
  readonly visit: VisitToBuyFor | undefined;
  readonly attempt: Attempt;
}

const waitingOf = (
  { organization, user, offered: { product, template }, quantity, visit }: Wanted,
  type: Subscription['type'],
  coachingLink: string | null,
) => ({
  organization,
  userId: user._id,
  productTemplate: template._id,
  product: product._id,
  name: template.name,
  type,
  duration: product.pricing.recurring.interval_count,
  quantity,
  amount: product.pricing.unit_amount * quantity,
  coachingLink,
  visit: visit ?? null,
});

/** Whether a patient has what they ask for. A discount code asks for another price than the one that is paid. */
const isHeld = (
  { product_plans: [plan] }: Subscription,
  product: string,
  { quantity = 1, promo_code: code }: CreateSubscription,
): boolean => plan?.product === product && plan.quantity === quantity && !code;

/** Subscribes to coaching, which its visit pays for. */
async function waitForVisit(
  portal: Portal,
  wanted: Wanted,
  existing: Subscription | undefined,
): Promise<Subscribed | undefined> {
  const link = await coachingLinkOf(portal.database, wanted.organization, wanted.offered.template.membership);
  const waiting = waitingOf(wanted, 'coaching-membership', link);
  // One that waits for the approval of another visit stays there.
  const kept = wanted.visit && existing?.intake === null ? undefined : existing;
  const subscription = (await writeWaiting(portal.database, waiting, portal.clock())) ?? kept;
  if (wanted.visit) portal.recentIntakes.delete(wanted.visit.id);
  return subscription && { subscription, created: existing === undefined };
}

/** Looks whether the plan still waits for what is about to be paid. What was paid meanwhile is planned anew. */
async function refuseUnlessWaiting(portal: Portal, { _id, product_plans: [plan] }: Subscription, userId: string) {
  const now = await findSubscription(portal, _id, userId);
  if (now?.status !== 'incomplete') throw new Overtaken();
  const [current] = now.product_plans;
  if (current?.product !== plan?.product || current?.quantity !== plan?.quantity) throw problems.orderChanged();
}

/** Subscribes to what needs no visit: the first period is charged at once. */
async function subscribeNow(portal: Portal, wanted: Wanted, amount: number): Promise<Planned<Subscribed>> {
  const { database, recentIntakes, clock } = portal;
  const { organization, user, offered, visit, attempt } = wanted;
  const waitingFor = waitingOf(wanted, offered.template.type === 'lab' ? 'lab' : 'supplement', null);
  const waiting = await writeWaiting(database, waitingFor, clock());
  // Planned anew where the visit has changed since it was read, or another plan is being paid.
  if (!waiting) return { write: async () => undefined };
  if (visit) recentIntakes.delete(visit.id);
  const payment = await authorizePayment(portal, {
    organization,
    userId: user._id,
    customerId: user.stripe_id,
    intakeId: null,
    purchase: waiting._id,
    forVisit: visit?.id ?? null,
    amount,
    plan: { product: offered.product._id, quantity: wanted.quantity },
    recheck: () => refuseUnlessWaiting(portal, waiting, user._id),
  });
  // Begun at another price, by a request beside this one: planned anew by what is paid.
  if (payment.amount !== amount) return { write: async () => undefined };
  const { write, release } = await finishSubscription(portal, {
    organization,
    waiting,
    user,
    offered,
    payment,
    attempt,
  });
  return {
    write: async () => {
      const subscription = await write();
      return subscription && { subscription, created: true };
    },
    ...(release && { release }),
  };
}

/**
 * Subscribes to a plan that renews. Coaching waits for its visit, which pays for it; lab tests and supplements are
 * charged at once. Who has what they ask for already gets that back and pays nothing; it stays where it is, and is
 * attached to the visit, if at all, as whatever else was bought before. Any other belongs to its visit before it is charged.
 *
 * @throws ProblemError NotFound, WrongIntakeState for what is prescribed and for a visit that is not open or was bought
 * otherwise, AlreadySubscribed to the product otherwise, ProductUnavailable, PaymentMethodMissing, OrderChanged, CouponInvalid, InvalidPhone, InvalidLabState,
 * CardDeclined, PaymentUnavailable, IdempotencyConflict
 */
export async function subscribe(
  portal: Portal,
  organization: string,
  userId: string,
  productId: string,
  asked: CreateSubscription,
  attempt: Attempt,
): Promise<Subscribed> {
  const { database } = portal;
  const { quantity = 1, intake } = asked;
  return once<Subscribed>({
    recorded: () => findRecorded(database, userId, attempt),
    replay: (recorded) => ({ subscription: JSON.parse(recorded), created: true }),
    plan: async () => {
      const offered = await findOffered(database, organization, productId);
      if (!offered) throw problems.notFound('the organization has no such plan');
      const { product, template } = offered;
      if (template.type === 'medication') throw problems.needsVisit();
      if (product.pricing.type !== 'recurring') throw problems.otherPlan();
      const visit = intake === undefined ? undefined : await visitToBuyFor(portal, intake, userId);
      if (visit && !visit.sold.includes(template._id)) throw problems.notSoldByVisit();
      const existing = await findSubscriptionOf(portal, userId, template._id);
      if (existing && existing.status !== 'incomplete') {
        const isCoaching = template.type === 'coaching_membership';
        // Its code is taken off by the visit, whose other products it may serve; one that serves nothing is not passed over.
        if (isCoaching && asked.promo_code) await couponAtPurchase(portal, { organization, userId }, asked.promo_code);
        // A visit that sells coaching goes on with what is there, and says so, but not with another quantity.
        if (isCoaching ? existing.product_plans[0]?.quantity !== quantity : !isHeld(existing, product._id, asked))
          throw problems.alreadySubscribed(existing.name);
        return { answer: { subscription: existing, created: false } };
      }
      visit?.refuseIfBought(existing?._id);
      const { user, due } = await payableOf(portal, { organization, userId, offered, asked }, existing);
      const wanted = { organization, user, offered, quantity, visit, attempt };
      if (template.type === 'coaching_membership') return { write: () => waitForVisit(portal, wanted, existing) };
      return subscribeNow(portal, wanted, due);
    },
  });
}
