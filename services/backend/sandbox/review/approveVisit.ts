import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import { addMonths } from '../../kernel/clock/days.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { invoicing } from '../../modules/invoices/invoicing.ts';
import { isMailed } from '../../modules/notifications/isMailed.ts';
import { notifying } from '../../modules/notifications/notifying.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import { problemOfPayment } from '../../modules/payments/problemOfPayment.ts';
import { receiptMail } from '../../modules/payments/receiptMail.ts';
import { receiptOf } from '../../modules/payments/receiptOf.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { findIntake } from '../../modules/intakes/stored/store.ts';
import { noteStops } from '../../modules/stops/noteStops.ts';
import { Visit } from '../../modules/visits/Visit.ts';
import { beginPlans, type BegunPlan } from './beginPlans.ts';
import { endPlans } from './endPlans.ts';
import { beginReview, withdrawReview } from './pendingReview.ts';
import { prescribedOf } from './prescribedOf.ts';
import { prescriberIn } from './prescriberIn.ts';
import { findSubmittedVisit, type SubmittedVisit, type VisitTarget } from './submittedVisit.ts';
import { statement } from '../../kernel/database/statement.ts';

/** Months for which a prescription is good. */
const PRESCRIBED = 12;

/** What the discount code of the visit took off a plan; the code may have expired by now. */
const DISCOUNT = `coalesce((
    select round(s.amount * c.percent / 100.0)::int from coupons c
    where c.organization = s.organization and c.code = upper(trim(s.promo_code))
      and c.product_templates ? s.product_template
  ), 0)`;

/** The provider may have told before that the payment is taken: then the receipt was written. */
const PAYS = `s.status = 'authorized' and exists (select 1 from reviewed)`;

/**
 * All that an approval does is done or nothing; a payment that was given back meanwhile stops it. The lab test that the visit's
 * template includes is an order that the patient has yet to send.
 */
const approve = statement(
  'approve_visit',
  `with payment as materialized (
      select id, user_id, status from payments where id = $2 and status in ('authorized', 'captured') for update
    ), reviewed as (
      update intakes set physician_review = $3, pending_review = null, revision = revision + 1
      where id = $1 and physician_review is null and closed is null and patient_complete is not null
        and ($2::text is null or exists (select 1 from payment))
      returning id, organization, user_id, version_id, promo_code
    ), paid as (
      update payments set status = 'captured', updated_at = $3::timestamptz from reviewed where payments.id = $2
    ), begun as (
      update subscriptions s set status = 'active', provider_id = plan.provider, latest_invoice = plan.invoice,
        revision = s.revision + 1
      from reviewed, jsonb_to_recordset($4::jsonb) as plan (id text, provider text, invoice text) where s.id = plan.id
      returning s.id, s.organization, s.user_id, s.product_template, s.amount, s.current_period_start,
        s.current_period_end, plan.invoice, reviewed.promo_code
    ), ${invoicing({ source: 'begun', id: 's.invoice', discount: DISCOUNT, now: '$3' })}, member as (
      update started_memberships set status = 'active'
      from reviewed where started_memberships.paid_with = reviewed.id and started_memberships.status = 'pending'
    ), prescribed as (
      insert into prescriptions (id, intake_id, subscription_id, product_template, status, name, instructions, dose,
        supply, regimen, prescriber, expires_at, created_at)
      select p.id, reviewed.id, p.subscription, p.template, 'active', p.name, p.instructions, p.dose,
        p.supply, p.regimen, p.prescriber, $6::timestamptz, $3::timestamptz
      from reviewed, jsonb_to_recordset($5::jsonb) as p (id text, subscription text, template text, name text,
        instructions text, dose text, supply text, regimen jsonb, prescriber text)
      on conflict do nothing
    ), ordered as (
      insert into orders (id, organization, user_id, intake_id, bought, name, items, amount, status, created_at,
        submitted_at)
      select $7, organization, user_id, id, false, $8, $9::jsonb, $10, 'processing', $3::timestamptz, $3::timestamptz
      from reviewed where $7::text is not null
      on conflict do nothing returning id
    ), shipment as (
      insert into shipments (order_id, status, created_at) select id, 'preparing', $3::timestamptz from ordered
    ), included as (
      insert into orders (id, organization, user_id, bought, name, items, amount, status, created_at)
      select $17, reviewed.organization, reviewed.user_id, false, t.data->>'name',
        jsonb_build_array(jsonb_build_object('name', t.data->>'name', 'product_template', t.id, 'product', p.id,
          'quantity', 1, 'amount', 0)),
        0, 'draft', $3::timestamptz
      from reviewed join template_versions v on v.id = reviewed.version_id
        join product_templates t on t.organization = reviewed.organization and t.slug = v.header#>>'{products,includedLab}'
        join lateral (select id from products where product_template = t.id order by position limit 1) p on true
      where $17::text is not null and not coalesce(t.unavailable ? $18, false)
      returning id, organization, user_id, items
    ), panel as (
      insert into lab_panels (id, organization, user_id, product_template, purchase, ordered_by, status, status_at, created_at)
      select $19, organization, user_id, items->0->>'product_template', id, $20, 'ready_to_order', $3::timestamptz,
        $3::timestamptz
      from included
    ), event as (
      insert into intake_events (intake_id, actor, kind, at)
      select id, 'simulator', 'reviewed', $3::timestamptz from reviewed
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $11, u.organization, u.id, 'mail', u.email, $12, $13, $3::timestamptz
      from reviewed join users u on u.id = reviewed.user_id where ${isMailed('approve_visit', 'u')}
    ), ${receiptMail({ source: 'payment', when: PAYS, id: '$14', subject: '$15', text: '$16', now: '$3' })}, ${notifying({ event: 'visit-approved', source: 'reviewed', about: 's.id', now: '$3' })}
    select id from reviewed`,
);

const isSent = ({ type }: SubmittedVisit['products'][number]) => type === 'medication' || type === 'supplement';

const itemOf = ({ _id, name, selected_configuration }: SubmittedVisit['products'][number]) => ({
  name,
  product_template: _id,
  product: selected_configuration.treatment_properties.product,
  quantity: 1,
  amount: selected_configuration.pricing.total_discount,
});

/** Whether the payment of the visit was for the plan too: what waited for a recommendation had no price yet. */
const isPaid = ({ payment, products }: SubmittedVisit, { template, type }: BegunPlan) =>
  payment !== null &&
  (type === 'coaching-membership' || products.some((one) => one._id === template && !awaitsRecommendation(one)));

async function writeApproval(
  { database, clock, tenants, settings }: Portal,
  visit: SubmittedVisit,
  plans: readonly BegunPlan[],
  mail: Omit<Mail, 'recipient'>,
): Promise<boolean> {
  const { id, organization, state, products, payment } = visit;
  const prescriber = prescriberIn(
    tenants.all.find((tenant) => tenant.id === organization),
    state,
  );
  const now = clock();
  const prescriptions = (await prescribedOf(database, organization, products)).map((prescribed) => ({
    ...prescribed,
    id: createId(now),
    subscription: plans.find((plan) => plan.template === prescribed.template)?.id ?? null,
    prescriber,
  }));
  const invoiced = plans.map((plan) => ({ ...plan, invoice: isPaid(visit, plan) ? createId(now) : null }));
  const items = products.filter(isSent).map(itemOf);
  const receipt =
    payment && receiptOf({ tenants, settings }, organization, { id, amount: payment.amount, renewal: null }, now);
  const rows = await database.query(approve, [
    id,
    payment?.id ?? null,
    now.toISOString(),
    JSON.stringify(invoiced),
    JSON.stringify(prescriptions),
    addMonths(now, PRESCRIBED).toISOString(),
    items.length > 0 ? createId(now) : null,
    items.map(({ name }) => name).join(', '),
    JSON.stringify(items),
    items.reduce((sum, { amount }) => sum + amount, 0),
    createId(now),
    mail.subject,
    mail.text,
    receipt?.id ?? null,
    receipt?.subject ?? null,
    receipt?.text ?? null,
    state !== null && noLabStates.has(state) ? null : createId(now),
    state,
    createId(now),
    prescriber,
  ]);
  return rows.length > 0;
}

/**
 * Takes what is reserved for a visit. What cannot be taken leaves the visit as it was.
 *
 * @throws ProblemError where it cannot be taken
 */
async function take({ database, payments }: Portal, { payment, ...visit }: SubmittedVisit): Promise<void> {
  if (payment?.status !== 'authorized' || payment.providerId === null) return;
  try {
    await payments.capture(payment.providerId, `${payment.key}-capture`);
  } catch (error) {
    if (!(error instanceof PaymentRefusal)) throw problemOfPayment(error, 'unknown');
    await withdrawReview(database, visit);
    throw problems.nothingToSimulate('The payment of this visit could not be taken, so it stays unreviewed.');
  }
}

/** What of a visit lasts once it is paid. @returns false where the visit has ended otherwise meanwhile */
async function begin(portal: Portal, visit: SubmittedVisit, mail: Omit<Mail, 'recipient'>): Promise<boolean> {
  try {
    const isWritten = await writeApproval(portal, visit, await beginPlans(portal, visit), mail);
    // Whoever closed it beside this looked before they began.
    if (!isWritten) await endPlans(portal, visit);
    return isWritten;
  } catch (error) {
    if (error instanceof PaymentRefusal)
      throw problems.nothingToSimulate('A plan of this visit could not begin. It is paid, and it is tried again.');
    throw problemOfPayment(error, 'unknown');
  }
}

/**
 * Carries an approval out: the payment is taken, with a receipt by mail, the plans begin, what is prescribed gets ready to
 * be sent, and the patient is written to. Nothing begins that is not paid.
 *
 * @returns false where the visit has ended otherwise meanwhile
 * @throws ProblemError where the payment cannot be taken, or a plan cannot begin
 */
export async function finishApproval(
  portal: Portal,
  visit: SubmittedVisit,
  mail: Omit<Mail, 'recipient'>,
): Promise<boolean> {
  await take(portal, visit);
  return begin(portal, visit, mail);
}

/**
 * A visit in which a stop holds waits for a person, also where it was raised after the visit was sent: the account may have
 * changed, or the template.
 *
 * @throws ProblemError where one holds
 */
async function refuseWhileHeld(portal: Portal, { id, userId }: SubmittedVisit): Promise<void> {
  const { database, definitions, clock } = portal;
  const row = await findIntake(database, id, userId);
  if (!row) return;
  const held = await noteStops(portal, row, new Visit(row, await definitions.get(row.version_id), clock()));
  if (held.length > 0)
    throw problems.nothingToSimulate(
      'A stop holds in this visit. Clear it if a provider decided so, or refuse the visit.',
    );
}

/**
 * Approves a submitted visit. That it is approved is written down first, so that a job finishes what a server that ended in
 * between has begun.
 *
 * @returns the visit's id; undefined where none is waiting
 * @throws ProblemError where the payment cannot be taken, which leaves the visit unreviewed; where a plan cannot begin; or
 *   where the visit is being refused; or where a stop holds in it
 */
export async function approveVisit(
  portal: Portal,
  target: VisitTarget,
  mail: Omit<Mail, 'recipient'>,
): Promise<string | undefined> {
  const { database, clock } = portal;
  const waiting = await findSubmittedVisit(database, target);
  if (!waiting) return undefined;
  if (waiting.payment?.status === 'voided')
    throw problems.nothingToSimulate('The payment of this visit was given back, so it cannot be approved.');
  await refuseWhileHeld(portal, waiting);
  const pending = await beginReview(database, waiting, 'approve', clock());
  if (!pending) return undefined;
  return (await finishApproval(portal, { ...waiting, pending }, mail)) ? waiting.id : undefined;
}
