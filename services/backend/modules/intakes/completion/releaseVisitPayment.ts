import { ProviderUnavailable } from '#services/backend/adapters/payments/ProviderUnavailable.ts';
import { PaymentRefusal } from '#services/backend/adapters/payments/PaymentRefusal.ts';
import { releasePayment } from '../../payments/releasePayment.ts';
import { findActivePayment, findVoidingOfVisit } from '../../payments/store.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { IntakeRow } from '../../visits/IntakeRow.ts';

/**
 * Gives back what may be reserved for a visit that was closed before it was completed, and for what was being bought for
 * it; where that fails, it lapses, or a reconciling job does it.
 */
export async function releaseVisitPayment(
  portal: Pick<Portal, 'database' | 'payments' | 'clock'>,
  { id, patient }: Pick<IntakeRow, 'id' | 'patient'>,
): Promise<void> {
  if (patient.stripe_id === null) return;
  const payment = await findActivePayment(portal.database, { intakeId: id, purchase: null });
  for (const left of [...(payment ? [payment] : []), ...(await findVoidingOfVisit(portal.database, id))])
    try {
      await releasePayment(portal, left, patient.stripe_id);
    } catch (error) {
      if (!(error instanceof ProviderUnavailable) && !(error instanceof PaymentRefusal)) throw error;
    }
}
