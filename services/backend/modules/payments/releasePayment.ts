import type { Portal } from '../portal/Portal.ts';
import type { PaymentRow } from './PaymentRow.ts';
import { failPayment, markPaymentVoided } from './store.ts';

/**
 * Gives back what was reserved, whether or not it is known that it was: the provider's books tell.
 *
 * @throws ProviderUnavailable, or PaymentRefusal where it was captured
 */
export async function releasePayment(
  portal: Pick<Portal, 'database' | 'payments' | 'clock'>,
  payment: PaymentRow,
  customerId: string,
): Promise<void> {
  const { database, payments, clock } = portal;
  const { id, key } = payment;
  const providerId =
    payment.providerId ?? (await payments.findPayment({ customerId, key, metadata: { payment: id } }))?.id;
  if (providerId === undefined) return failPayment(database, id, 'abandoned', clock());
  await payments.void(providerId, `${key}-void`);
  await markPaymentVoided(database, id, providerId, clock());
}
