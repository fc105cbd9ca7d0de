import { addMonths } from '../kernel/clock/days.ts';
import { createId } from '../kernel/ids/createId.ts';
import { stableId } from '../kernel/ids/stableId.ts';
import { type Attempt, findRecorded } from '../kernel/once/attemptOf.ts';
import { once } from '../kernel/once/once.ts';
import { ProblemError } from '../kernel/problems/ProblemError.ts';
import { problems } from '../kernel/problems/problems.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { authorizePayment, type Authorized } from '../modules/payments/authorizePayment.ts';
import { renewalFailedMail } from '../modules/payments/mails.ts';
import type { Payable } from '../modules/payments/PaymentRow.ts';
import { releasePayment } from '../modules/payments/releasePayment.ts';
import { claimForRelease, statusOfPayment } from '../modules/payments/store.ts';
import { voidUnlessActive } from '../modules/payments/voidUnlessActive.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { takeRenewal } from './finishRenewal.ts';
import { findPeriod, writeTurn, type EndingPeriod, type PeriodTarget } from './periods.ts';
import { periodEndOf } from './periodEndOf.ts';
import { findUnpaidRenewalOf } from './renewals.ts';

/** Reserves a renewal, which is written down first. @returns null where the card was refused */
async function reserve(portal: Portal, renewal: Payable): Promise<Authorized | null> {
  try {
    return await authorizePayment(portal, renewal);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'CardDeclined') return null;
    throw error;
  }
}

/**
 * Whether somebody who did the same beside this has ended the period with what was reserved. Otherwise it is given back: the
 * patient has ended the period differently meanwhile.
 */
async function isUsed(portal: Portal, renewal: Authorized, customerId: string): Promise<boolean> {
  if (await claimForRelease(portal.database, renewal.id, portal.clock())) {
    await releasePayment(portal, renewal, customerId);
    return false;
  }
  await voidUnlessActive(portal, renewal);
  const status = await statusOfPayment(portal.database, renewal.id);
  return status === 'authorized' || status === 'captured';
}

/** What ending a period needs besides the period: what was asked, whose patients they are, and how they are written to. */
interface Turning {
  readonly sender: Sender;
  /** Where links in mails lead. */
  readonly origin: string;
  readonly attempt: Attempt;
  readonly organization: string;
}

/**
 * Ends a period. What is asked of the card is written down first and reserved before the period turns, and taken afterwards, so
 * that none is taken for a period that the patient has ended otherwise meanwhile. After a crash, what was only reserved is
 * given back, and what a period has begun with is taken, by a job or by whoever asks again.
 *
 * @returns false where the subscription has changed since it was read
 */
async function end(
  portal: Portal,
  period: EndingPeriod,
  { sender, origin, attempt, organization }: Turning,
): Promise<boolean> {
  const { database, clock } = portal;
  const { id, userId, customerId } = period;
  const now = clock();
  const outcome = periodEndOf(period, now);
  const ends = addMonths(outcome.at, period.duration);
  const discount = Math.round((period.amount * period.discountPercent) / 100);
  const amount = period.amount - discount;
  // What is stored says which renewal it is, so that whoever comes after a crash asks for the same one.
  const invoice = period.openInvoice ?? stableId('renewal', id, String(period.revision));
  const payment = outcome.isCharged
    ? await reserve(portal, { organization, userId, customerId, intakeId: null, purchase: invoice, amount })
    : null;
  const isRefused = outcome.isCharged && payment === null;
  const isWritten = await writeTurn(database, {
    period,
    status: isRefused ? 'past_due' : outcome.status,
    // Who has not paid is still in the period before, which has ended.
    currentStart: outcome.startsPeriod && !isRefused ? outcome.at : null,
    currentEnd: outcome.startsPeriod && !isRefused ? ends : outcome.at,
    invoice: outcome.isCharged ? { id: invoice, start: outcome.at, end: ends, discount } : null,
    payment,
    mail: isRefused ? { id: createId(now), ...renewalFailedMail(sender, origin) } : null,
    attempt,
    now,
  });
  if (payment === null) return isWritten;
  if (!isWritten) return isUsed(portal, payment, customerId);
  await takeRenewal(portal, { ...payment, organization });
  return true;
}

/**
 * Ends the period of a subscription as whoever takes the money would: the next one is charged to the card that is kept,
 * a discount is spent, and the patient hears of it; a card that is refused leaves it past due. What is asked again under
 * its key is done once.
 *
 * @param target whose period: the newest subscription that has one, or the one that is named
 * @returns the subscription's id; undefined where no period can end
 * @throws ProblemError where a real provider ends the periods, or gives no answer; IdempotencyConflict
 */
export async function turnPeriod(
  portal: Portal,
  target: PeriodTarget,
  asked: Omit<Turning, 'organization'>,
): Promise<string | undefined> {
  const { database, settings } = portal;
  const turning = { ...asked, organization: target.organization };
  if (settings.stripe) throw problems.nothingToSimulate('Stripe takes the money here, and ends the periods by itself.');
  return once<string | undefined>({
    plan: async () => {
      const period = await findPeriod(database, target);
      if (!period) return { answer: undefined };
      const unpaid = await findUnpaidRenewalOf(database, period.id);
      if (unpaid) await takeRenewal(portal, unpaid);
      const recorded = await findRecorded(database, period.userId, turning.attempt);
      if (recorded !== undefined) return { answer: JSON.parse(recorded) };
      return { write: async () => ((await end(portal, period, turning)) ? period.id : undefined) };
    },
  });
}
