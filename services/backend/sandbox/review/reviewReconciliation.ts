import type { Work } from '../../kernel/jobs/Work.ts';
import { ownOrigin } from '../../modules/organizations/ownOrigin.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { LEFT_BEHIND, RECONCILING } from '../../modules/reconciliation/RECONCILING.ts';
import { refusedMail, reviewedMail } from '../mails.ts';
import { finishApproval } from './approveVisit.ts';
import { findReviewLeftBehind, listReviewsLeftBehind, withdrawReview } from './pendingReview.ts';
import { finishRefusal } from './refuseVisit.ts';
import { findSubmittedVisit, type SubmittedVisit } from './submittedVisit.ts';

/** Whether the money of a visit was taken, as the provider's books say, or there is none to take. */
async function isPaid({ payments }: Portal, { payment, customerId }: SubmittedVisit): Promise<boolean> {
  if (payment === null || payment.status === 'captured') return true;
  if (payment.status !== 'authorized' || customerId === null) return false;
  const { id, key } = payment;
  return (await payments.findPayment({ customerId, key, metadata: { payment: id } }))?.status === 'captured';
}

/**
 * Brings decisions about visits to their end that were begun and that nobody carries out any more: a refusal is carried
 * out, and so is an approval whose money was taken. Another approval is taken back, so that nobody is charged by a job,
 * and the visit waits for its review.
 */
export function reviewReconciliation(portal: Portal): Work {
  const { database, clock, tenants, settings } = portal;

  async function settle(visit: SubmittedVisit): Promise<void> {
    const tenant = tenants.all.find(({ id }) => id === visit.organization);
    if (!tenant) throw new RangeError('the organization of a visit is not among those that are read');
    if (visit.pending?.kind === 'refuse') await finishRefusal(portal, visit, refusedMail(tenant.settings));
    else if (await isPaid(portal, visit))
      await finishApproval(portal, visit, reviewedMail(tenant.settings, ownOrigin(tenant, settings.port)));
    else await withdrawReview(database, visit);
  }

  return {
    ...RECONCILING,
    queue: 'reviews',
    due: () => listReviewsLeftBehind(database, new Date(clock().getTime() - LEFT_BEHIND)),
    async run(key) {
      const begun = await findReviewLeftBehind(database, key);
      const visit = begun && (await findSubmittedVisit(database, { ...begun, userId: null, submittedBy: clock() }));
      if (visit) await settle(visit);
    },
  };
}
