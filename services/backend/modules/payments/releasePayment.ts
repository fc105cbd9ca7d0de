import type { Portal } from '../portal/Portal.ts';
import { askProvider } from './askProvider.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import type { PaymentRow } from './PaymentRow.ts';
import { markPaymentVoided } from './store.ts';

/**
 * Gives back what was reserved, whether or not it is known that it was: a payment of unknown outcome is asked for once
 * more under its key, which tells.
 *
 * @throws ProviderUnavailable, or PaymentRefusal where it was captured
 */
export async function releasePayment(
  portal: Pick<Portal, 'database' | 'payments' | 'clock'>,
  payment: PaymentRow,
  customerId: string,
): Promise<void> {
  const { database, payments, clock } = portal;
  let providerId: string;
  try {
    providerId = await askProvider(portal, payment, customerId);
  } catch (error) {
    if (error instanceof PaymentRefusal) return;
    throw error;
  }
  await payments.void(providerId, `${payment.key}-void`);
  await markPaymentVoided(database, payment.id, providerId, clock());
}
