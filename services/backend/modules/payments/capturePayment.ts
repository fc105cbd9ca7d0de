import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Authorized } from './authorizePayment.ts';
import { releasePayment } from './releasePayment.ts';
import { markCapturing } from './store.ts';

/**
 * Takes what was reserved for an order or subscription, once: that it is about to be taken is written down first. What
 * cannot be taken is given back.
 *
 * @returns false where somebody has ended the payment meanwhile
 * @throws PaymentRefusal, or ProviderUnavailable, after which a reconciling job looks what became of it
 */
export async function capturePayment(
  portal: Pick<Portal, 'database' | 'payments' | 'clock'>,
  payment: Authorized,
  customerId: string,
): Promise<boolean> {
  if (!(await markCapturing(portal.database, payment, portal.clock()))) return false;
  try {
    await portal.payments.capture(payment.providerId, `${payment.key}-capture`);
    return true;
  } catch (error) {
    if (error instanceof PaymentRefusal) await releasePayment(portal, payment, customerId);
    throw error;
  }
}
