import type { Portal } from '../portal/Portal.ts';
import type { Authorized } from './authorizePayment.ts';
import { statusOfPayment } from './store.ts';

/**
 * Gives back what was reserved for a payment that somebody else has ended meanwhile, as a request beside this one does
 * that was refused with another card.
 */
export async function voidUnlessActive(
  { database, payments }: Pick<Portal, 'database' | 'payments'>,
  { id, key, providerId }: Authorized,
): Promise<void> {
  const status = await statusOfPayment(database, id);
  if (status === 'failed' || status === 'voiding' || status === 'voided')
    await payments.void(providerId, `${key}-void`);
}
