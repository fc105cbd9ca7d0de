import { sendsToVisitState } from '#flows/checkout/rules/address/sendsToVisitState.ts';
import { problems } from '#services/backend/kernel/problems/problems.ts';
import { deliveryFaultsOf } from '../../users/deliveryFaultsOf.ts';
import type { Visit } from '../../visits/Visit.ts';

/**
 * Refuses a visit whose products cannot be sent to the patient's address. Where they are not sold is found with the
 * products; a lab visit was checked before it was paid.
 *
 * @throws ProblemError InvalidAnswer with the refused part of the address
 */
export function refuseUnlessDeliverable({ row: { type, patient } }: Visit): void {
  if (type === 'lab') return;
  const visitState = sendsToVisitState(type) ? (patient.state ?? undefined) : undefined;
  const faults = deliveryFaultsOf(patient.shipping_info, { unavailable: [], isLab: false, visitState });
  if (faults.length > 0) throw problems.addressRefused(faults);
}
