import { addMonths } from '../kernel/clock/addMonths.ts';
import { createId } from '../kernel/ids/createId.ts';
import type { Attempt } from '../kernel/once/attemptOf.ts';
import { findRecorded } from '../kernel/once/findRecorded.ts';
import { once } from '../kernel/once/once.ts';
import { problems } from '../kernel/problems/problems.ts';
import type { Sender } from '../adapters/mail/Sender.ts';
import { PaymentRefusal } from '../adapters/payments/PaymentRefusal.ts';
import { problemOfPayment } from '../modules/payments/problemOfPayment.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { renewalFailedMail, renewedMail } from './mails.ts';
import { findPeriod, isBooked, writeTurn, type EndingPeriod, type PeriodTarget } from './periods.ts';
import { periodEndOf } from './periodEndOf.ts';

async function asked(request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    throw problemOfPayment(error, 'unknown');
  }
}

/** Reserves a renewal. @returns the provider's id; null where the card was refused */
async function reserve(
  { payments }: Portal,
  { id, customerId }: EndingPeriod,
  amount: number,
  key: string,
): Promise<string | null> {
  try {
    return (await payments.authorize({ customerId, amount, key, metadata: { subscription: id } })).id;
  } catch (error) {
    if (error instanceof PaymentRefusal && error.status === 402) return null;
    throw problemOfPayment(error, 'unknown');
  }
}

/** What ending a period needs besides the period: what was asked, and how patients are written to. */
interface Turning {
  readonly sender: Sender;
  readonly attempt: Attempt;
}

/**
 * Ends a period. Money is reserved before it is written down and taken afterwards, so that none is taken for a period
 * that the patient has ended otherwise meanwhile.
 *
 * @returns false where the subscription has changed since it was read
 */
async function end(portal: Portal, period: EndingPeriod, { sender, attempt }: Turning): Promise<boolean> {
  const { database, payments, clock } = portal;
  const now = clock();
  const outcome = periodEndOf(period, now);
  const ends = addMonths(outcome.at, period.duration);
  const discount = Math.round((period.amount * period.discountPercent) / 100);
  const total = period.amount - discount;
  // What is stored says which renewal it is, so that whoever comes after a crash asks for the same one.
  const key = `renewal-${period.id}-${period.revision}`;
  const paymentId = outcome.isCharged ? await reserve(portal, period, total, key) : null;
  const isRefused = outcome.isCharged && paymentId === null;
  const mail = isRefused ? renewalFailedMail(sender) : renewedMail(sender, total);
  const isWritten = await writeTurn(database, {
    period,
    status: isRefused ? 'past_due' : outcome.status,
    // Who has not paid is still in the period before, which has ended.
    currentStart: outcome.startsPeriod && !isRefused ? outcome.at : null,
    currentEnd: outcome.startsPeriod && !isRefused ? ends : outcome.at,
    invoice: outcome.isCharged
      ? { id: period.openInvoice ?? createId(now), start: outcome.at, end: ends, discount, isPaid: !isRefused }
      : null,
    payment: paymentId === null ? null : { id: createId(now), providerId: paymentId, amount: total, key },
    mail: outcome.isCharged ? { id: createId(now), ...mail } : null,
    attempt,
    now,
  });
  if (paymentId === null) return isWritten;
  if (isWritten) await asked(payments.capture(paymentId, `${key}-capture`));
  // Somebody who did the same beside this has written it.
  else if (await isBooked(database, key)) return true;
  else await asked(payments.void(paymentId, `${key}-void`));
  return isWritten;
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
export async function turnPeriod(portal: Portal, target: PeriodTarget, turning: Turning): Promise<string | undefined> {
  const { database, settings } = portal;
  if (settings.stripe) throw problems.nothingToSimulate('Stripe takes the money here, and ends the periods by itself.');
  return once<string | undefined>({
    plan: async () => {
      const period = await findPeriod(database, target);
      if (!period) return { answer: undefined };
      const recorded = await findRecorded(database, period.userId, turning.attempt);
      if (recorded !== undefined) return { answer: JSON.parse(recorded) };
      return { write: async () => ((await end(portal, period, turning)) ? period.id : undefined) };
    },
  });
}
