import type { Portal } from '../portal/Portal.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Payable, PaymentRow } from './PaymentRow.ts';
import { problemOfPayment } from './problemOfPayment.ts';
import { releasePayment } from './releasePayment.ts';
import {
  claimForRelease,
  createPayment,
  findActivePayment,
  findOtherPayment,
  findVoidingPayments,
  failPayment,
} from './store.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';

/**
 * Asks the provider to reserve a stored payment, always under the same key. A refused one is marked as failed.
 *
 * @returns the provider's id of the payment
 * @throws PaymentRefusal, or ProviderUnavailable, after which the payment is still pending
 */
async function askProvider(
  { database, payments, clock }: Pick<Portal, 'database' | 'payments' | 'clock'>,
  { id, amount, key, providerId }: PaymentRow,
  customerId: string,
): Promise<string> {
  if (providerId !== null) return providerId;
  try {
    return (await payments.authorize({ customerId, amount, key, metadata: { payment: id } })).id;
  } catch (error) {
    if (error instanceof PaymentRefusal) await failPayment(database, id, error.code, clock());
    throw error;
  }
}

/** A payment that the provider has reserved or, of an attempt before this one, taken already. */
export interface Authorized extends PaymentRow {
  readonly providerId: string;
}

/**
 * Reserves what a purchase costs, once: the payment is written before the provider is asked, and whoever comes after a
 * crash or a lost answer asks for the same one. Where the amount is another by now, the old payment is given back first;
 * one that a completed visit was paid with is returned as it is. It is part of a plan of `once`, which has to hear that
 * somebody else was first, so that what it tries again here is no `once` of its own.
 *
 * @throws ProblemError CardDeclined, CardInvalid, PaymentUnavailable, WrongIntakeState where another purchase for the same
 * visit was paid or may have been
 */
export async function authorizePayment(portal: Portal, payable: Payable): Promise<Authorized> {
  const { database, clock } = portal;
  try {
    for (;;) {
      for (const left of await findVoidingPayments(database, payable))
        await releasePayment(portal, left, payable.customerId);
      const payment = (await findActivePayment(database, payable)) ?? (await createPayment(database, payable, clock()));
      if (!payment) {
        const other = await findOtherPayment(database, payable);
        if (other) throw problems.alreadyBought(other.status === 'captured' ? 'charged' : 'unknown');
        await payable.recheck?.();
        continue;
      }
      if (payment.amount !== payable.amount && payment.status === 'pending') {
        // An order is not rewritten while it is paid: if it has another amount by now, this request is the one that is
        // late, and must not take the payment away from the request that may be capturing it.
        await payable.recheck?.();
        // First out of use and then given back: a request beside this one may be about to complete a visit with it.
        await claimForRelease(database, payment.id, clock());
        continue;
      }
      return { ...payment, providerId: await askProvider(portal, payment, payable.customerId) };
    }
  } catch (error) {
    throw problemOfPayment(error, 'unknown');
  }
}
