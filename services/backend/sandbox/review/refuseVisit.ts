import { createId } from '../../kernel/ids/createId.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { isMailed } from '../../modules/notifications/isMailed.ts';
import { notifying } from '../../modules/notifications/notifying.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import { activePayment } from '../../modules/payments/paymentStates.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import { problemOfPayment } from '../../modules/payments/problemOfPayment.ts';
import { releasePayment } from '../../modules/payments/releasePayment.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { endPlans } from './endPlans.ts';
import { beginReview, withdrawReview } from './pendingReview.ts';
import { findSubmittedVisit, type SubmittedVisit, type VisitTarget } from './submittedVisit.ts';
import { statement } from '../../kernel/database/statement.ts';

/** What was to be paid with the visit ends with it. */
const refuse = statement(
  'refuse_visit',
  `with refused as (
      update intakes set closed = $2, pending_review = null, revision = revision + 1
      where id = $1 and physician_review is null and closed is null and patient_complete is not null
        and not exists (select 1 from payments where intake_id = $1 and ${activePayment('payments')})
      returning id, user_id
    ), ended as (
      update subscriptions set status = 'canceled'
      from refused where intake_id = refused.id
        and subscriptions.status in ('incomplete', 'prescription_requested', 'awaiting_physician_review')
    ), left_membership as (
      update started_memberships set status = 'canceled'
      from refused where started_memberships.paid_with = refused.id and started_memberships.status = 'pending'
    ), event as (
      insert into intake_events (intake_id, actor, kind, at) select id, 'simulator', 'closed', $2::timestamptz from refused
    ), mail as (
      insert into outbox (id, organization, user_id, channel, recipient, subject, text, created_at)
      select $3, u.organization, u.id, 'mail', u.email, $4, $5, $2::timestamptz
      from refused join users u on u.id = refused.user_id where ${isMailed('refuse_visit', 'u')}
    ), ${notifying({ event: 'visit-refused', source: 'refused', about: 's.id', now: '$2' })}
    select id from refused`,
);

/**
 * Gives back what is reserved for a visit. What was taken leaves the visit as it was.
 *
 * @throws ProblemError where it was taken
 */
async function release(portal: Portal, { payment, customerId, ...visit }: SubmittedVisit): Promise<void> {
  try {
    if (payment?.status === 'captured') throw new PaymentRefusal(400, 'captured', 'The payment was taken already.');
    if (payment?.status === 'authorized' && customerId !== null) await releasePayment(portal, payment, customerId);
  } catch (error) {
    if (!(error instanceof PaymentRefusal)) throw problemOfPayment(error, 'unknown');
    await withdrawReview(portal.database, visit);
    throw problems.nothingToSimulate('The payment of this visit was taken already, so it cannot be refused.');
  }
}

/**
 * Carries a refusal out: what was reserved is given back, what has begun of the plans is ended, the visit is closed, and the
 * patient is written to.
 *
 * @returns false where the visit has ended otherwise meanwhile
 * @throws ProblemError where the payment cannot be given back
 */
export async function finishRefusal(
  portal: Portal,
  visit: SubmittedVisit,
  mail: Omit<Mail, 'recipient'>,
): Promise<boolean> {
  const { database, clock } = portal;
  await release(portal, visit);
  // An approval that was not written may have begun them.
  await endPlans(portal, visit).catch((error: unknown) => {
    throw problemOfPayment(error, 'unknown');
  });
  const now = clock();
  const rows = await database.query(refuse, [visit.id, now.toISOString(), createId(now), mail.subject, mail.text]);
  return rows.length > 0;
}

/**
 * Refuses a submitted visit. That it is refused is written down first, so that a job finishes what a server that ended in
 * between has begun.
 *
 * @returns the visit's id; undefined where none is waiting
 * @throws ProblemError where the payment was taken, which leaves the visit as it was, or where the visit is being approved
 */
export async function refuseVisit(
  portal: Portal,
  target: VisitTarget,
  mail: Omit<Mail, 'recipient'>,
): Promise<string | undefined> {
  const { database, clock } = portal;
  const waiting = await findSubmittedVisit(database, target);
  const pending = waiting && (await beginReview(database, waiting, 'refuse', clock()));
  if (!pending) return undefined;
  return (await finishRefusal(portal, { ...waiting, pending }, mail)) ? waiting.id : undefined;
}
