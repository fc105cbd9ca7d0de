import { choiceOf } from '#flows/checkout/rules/ProductChoice.ts';
import { SUBMITTED_TITLE, submittedTexts } from '#flows/visit/submittedTexts.ts';
import type { MoneyState } from '#schemas/problem.ts';
import type { CompleteIntake, Intake } from '#schemas/wire/intake.ts';
import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { Attempt } from '#services/backend/kernel/once/attemptOf.ts';
import { once } from '#services/backend/kernel/once/once.ts';
import { problems } from '#services/backend/kernel/problems/problems.ts';
import type { Mail } from '#services/backend/adapters/mail/Mail.ts';
import type { KnownTenant } from '../../organizations/Tenants.ts';
import { timelineLink } from '../../organizations/links.ts';
import { authorizePayment, type Authorized } from '../../payments/authorizePayment.ts';
import { moneyUnknown } from '../../payments/moneyUnknown.ts';
import { findActivePayment } from '../../payments/store.ts';
import { voidUnlessActive } from '../../payments/voidUnlessActive.ts';
import type { Portal } from '../../portal/Portal.ts';
import { listStoredOffers } from '../../products/store.ts';
import { checkSelection } from '../rules/checkSelection.ts';
import { findPurchasesOf, writeCompletion, type Purchases } from './completion.ts';
import { releaseVisitPayment } from './releaseVisitPayment.ts';
import type { IntakeRow } from '../../visits/IntakeRow.ts';
import { refuseUnlessComplete } from './refuseUnlessComplete.ts';
import { refuseUnlessOpen, refuseUnlessDosed, refuseUnlessDeliverable, refuseUnlessSold } from '../rules/refusals.ts';
import { replayOf } from '#services/backend/kernel/once/replayOf.ts';
import { requestedSubscriptions } from './requestedSubscriptions.ts';
import { findIntakeForWrite } from '../stored/store.ts';
import { refuseWhileStopped } from '../../stops/refuseWhileStopped.ts';
import { Visit } from '../../visits/Visit.ts';
import { quote } from '#flows/checkout/rules/quote.ts';
import { discountsAtPurchase } from '../../coupons/discountsAtPurchase.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { findMembershipPrice } from '../../memberships/store.ts';

/** The price of the membership that comes with the coaching program among some products; null where there is none. */
async function programPriceOf(
  database: Database,
  organization: string,
  products: readonly SelectedProduct[],
): Promise<MembershipPrice | null> {
  const program = products.find(({ type }) => type === 'coaching_membership');
  const price = program?.selected_configuration.treatment_properties.membership_price ?? null;
  return price === null ? null : ((await findMembershipPrice(database, organization, price)) ?? null);
}

/**
 * What a visit costs in cents: its products as they are stored, less a discount code, and a membership that was joined
 * with it. A lab visit was paid with its order; where a visit collects no payment, the code is checked all the same.
 *
 * @throws ProblemError CouponInvalid, TooManyRequests
 */
async function amountOf(
  portal: Pick<Portal, 'database' | 'clock' | 'settings'>,
  organization: string,
  { row, version }: Visit,
  { membership }: Purchases,
  promoCode: string | null,
): Promise<number> {
  if (row.type === 'lab') return 0;
  const ids = row.products.map((one) => one.selected_configuration.treatment_properties.product);
  const discounts = await discountsAtPurchase(portal, { organization, userId: row.patient._id }, promoCode, ids);
  if (version.template.disable_payment_collection) return 0;
  return quote(row.products, { discounts, membership: membership ?? undefined }).total;
}

/**
 * What the page about the sent visit says. One that was paid with an order of its own goes by the number of that order, whose
 * receipt has said what was charged.
 */
function submitted(visit: IntakeRow, { paid, payment, origin }: Sent, now: Date, { settings }: KnownTenant): Mail {
  const { number, sent, money, review, next } = submittedTexts(
    {
      id: paid ?? visit.id,
      type: visit.type,
      payment,
      sent: now.toISOString(),
      reviewed: null,
      state: visit.patient.state,
      organization: settings.name,
    },
    now,
  );
  const told = [
    SUBMITTED_TITLE,
    `Your order number is ${number}.`,
    `You submitted it on ${sent}.`,
    ...(paid !== undefined && payment === null ? [] : [money]),
    review,
    next,
  ].filter((text) => text !== undefined);
  return {
    recipient: visit.patient.email,
    subject: 'Your visit was submitted',
    text: `${told.join(' ')} See where it stands:\n\n${timelineLink(origin)}\n\nQuestions? Write to ${settings.support_email}.`,
  };
}

const MONEY: { readonly [status in NonNullable<Intake['medical_review_payment']>['status']]: MoneyState } = {
  authorized: 'authorized',
  captured: 'charged',
  voided: 'not_charged',
};

/** @throws ProblemError WrongIntakeState, which says what happened to the money */
async function refuseUnlessPayable(portal: Portal, row: IntakeRow): Promise<void> {
  if (row.patient_complete !== null)
    throw problems.alreadyPaid(row.payment ? MONEY[row.payment.status] : 'not_charged');
  if (row.closed !== null) await releaseVisitPayment(portal, row);
  refuseUnlessOpen(row);
}

interface Sent {
  readonly paid: string | undefined;
  readonly payment: Intake['medical_review_payment'];
  /** Where links in mails lead. */
  readonly origin: string;
}

interface Reserved {
  /** Null where nothing is to be paid. */
  readonly payment: Authorized | null;
  /** Id of the order or subscription that was paid before the visit; undefined where the visit itself is paid. */
  readonly paid: string | undefined;
  readonly paysMembership: boolean;
  readonly program: MembershipPrice | null;
}

/** What was charged for a visit before it is sent. */
const paidBefore = ({ orders, subscriptions }: Purchases): string | undefined =>
  [...orders, ...subscriptions].find(({ paid }) => paid !== null)?.id;

/** Reserves what a visit costs, unless the patient was shown another amount. */
async function reserved(
  portal: Portal,
  tenant: KnownTenant,
  visit: Visit,
  { promo_code, amount: shown }: CompleteIntake,
): Promise<Reserved> {
  const { row, version } = visit;
  const ends = version.definition.template?.end;
  const purchases = ends === 'follow-up' ? undefined : await findPurchasesOf(portal.database, row.id, row.patient._id);
  refuseUnlessComplete(visit, purchases);
  if (purchases) {
    // The visit may have been carried over to a version that offers others since they were chosen.
    const refused = checkSelection(version.template, row.products.map(choiceOf));
    if (refused.length > 0) throw problems.productsNotOffered(refused);
    const chosen = row.products.map(({ _id }) => _id);
    const offers = await listStoredOffers(portal.database, tenant.id, chosen);
    refuseUnlessSold(visit, offers);
    refuseUnlessDosed(visit, offers);
    refuseUnlessDeliverable(visit);
  }
  const amount = purchases ? await amountOf(portal, tenant.id, visit, purchases, promo_code || null) : 0;
  if (shown !== undefined && shown !== amount) {
    const begun = await findActivePayment(portal.database, { intakeId: row.id, purchase: null });
    throw begun ? moneyUnknown(problems.orderChanged(amount)) : problems.orderChanged(amount);
  }
  const { stripe_id: customerId } = row.patient;
  const paid = purchases && paidBefore(purchases);
  if (!purchases || amount === 0 || customerId === null)
    return { payment: null, paid, paysMembership: false, program: null };
  const payment = await authorizePayment(portal, {
    organization: tenant.id,
    userId: row.patient._id,
    customerId,
    intakeId: row.id,
    purchase: null,
    amount,
  });
  const program = await programPriceOf(portal.database, tenant.id, row.products);
  return { payment, paid, paysMembership: purchases.membership !== null, program };
}

/** Whether a patient was shown what the visit has: another tab may have changed it since. */
function isShown({ products }: IntakeRow, shown: readonly string[]): boolean {
  const stored = products.map((one) => one.selected_configuration.treatment_properties.product);
  return stored.toSorted().join() === shown.toSorted().join();
}

/** What is kept for replay: by then the addresses of images would have expired, so that each answer gets its own. */
type RecordedIntake = Omit<Intake, 'image_verification'>;

/** Which visit is completed, and whose it is. */
export interface CompletionTarget {
  readonly intakeId: string;
  readonly userId: string;
  /** Where links in mails lead. */
  readonly origin: string;
}

/**
 * Completes a visit once. What it costs is reserved on the patient's card and taken when the visit is approved. After a
 * crash or a lost answer the next attempt finds the payment as it was written and asks for no other.
 *
 * @throws ProblemError NotFound, WrongIntakeState, VisitStopped, RevisionConflict with the visit where the patient was shown other
 * products, OrderChanged with the amount where they were shown another, ProductUnavailable, DoseUnavailable, IntakeIncomplete with what is missing, InvalidAnswer where nothing can be sent to the address, PaymentMethodMissing,
 * CouponInvalid, CardDeclined, PaymentUnavailable, IdempotencyConflict
 */
export async function completeIntake(
  portal: Portal,
  tenant: KnownTenant,
  { intakeId, userId, origin }: CompletionTarget,
  completion: CompleteIntake,
  { key, digest }: Attempt,
): Promise<Intake> {
  const { database, definitions, imageAddresses, jobs, clock } = portal;
  const { products } = completion;
  const promoCode = completion.promo_code || null;
  return once<Intake>({
    plan: async () => {
      const now = clock();
      const row = await findIntakeForWrite(database, intakeId, userId, key);
      if (!row) throw problems.notFound('the patient has no such visit');
      const visit = new Visit(row, await definitions.inForce(row), now);
      if (row.recorded) {
        const recorded: RecordedIntake = JSON.parse(replayOf(row.recorded, digest));
        return { answer: { ...recorded, image_verification: visit.imageVerification(imageAddresses) } };
      }
      await refuseUnlessPayable(portal, row);
      await refuseWhileStopped(portal, row, visit);
      if (products && !isShown(row, products)) throw problems.visitChanged(visit.intake(imageAddresses, true));
      const { payment, paid, paysMembership, program } = await reserved(portal, tenant, visit, completion);
      const subscriptions = requestedSubscriptions(row, now);
      const completed = {
        ...row,
        patient_complete: now,
        subscriptions: [...row.subscriptions, ...subscriptions.map(({ id }) => id)],
        payment: payment && { amount: payment.amount, status: 'authorized' as const },
      };
      const { image_verification, ...intake } = new Visit(completed, visit.version, now).intake(imageAddresses);
      const write = {
        intake: row,
        key,
        digest,
        body: JSON.stringify(intake satisfies RecordedIntake),
        now,
        mail: submitted(row, { paid, payment: completed.payment, origin }, now, tenant),
        payment,
        promoCode,
        paysMembership,
        program,
        subscriptions,
      };
      return {
        write: async () => {
          if (!(await writeCompletion(database, write))) return undefined;
          jobs.wake('mail');
          return { ...intake, image_verification };
        },
        release: async () => {
          if (payment) await voidUnlessActive(portal, payment);
        },
      };
    },
  });
}
