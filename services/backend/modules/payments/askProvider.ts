import type { Portal } from '../portal/Portal.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import type { PaymentRow } from './PaymentRow.ts';
import { failPayment } from './store.ts';

/**
 * Asks the provider to reserve a stored payment, always under the same key. A refused one is marked as failed.
 *
 * @returns the provider's id of the payment
 * @throws PaymentRefusal, or ProviderUnavailable, after which the payment is still pending
 */
export async function askProvider(
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
