import { ProviderUnavailable } from '#services/backend/adapters/payments/ProviderUnavailable.ts';
import { PaymentRefusal } from '#services/backend/adapters/payments/PaymentRefusal.ts';
import { releasePayment } from '../../payments/releasePayment.ts';
import { findActivePayment } from '../../payments/store.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { IntakeRow } from '../../visits/IntakeRow.ts';

/** Gives back what may be reserved for a visit that was closed before it was completed; where that fails, it lapses. */
export async function releaseVisitPayment(
  portal: Pick<Portal, 'database' | 'payments' | 'clock'>,
  { id, patient }: Pick<IntakeRow, 'id' | 'patient'>,
): Promise<void> {
  if (patient.stripe_id === null) return;
  const payment = await findActivePayment(portal.database, { intakeId: id, purchase: null });
  if (!payment) return;
  try {
    await releasePayment(portal, payment, patient.stripe_id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof PaymentRefusal)) throw error;
  }
}
