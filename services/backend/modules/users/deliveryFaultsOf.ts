import { stateFault, zipFault, type DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { ShippingInfo } from '#schemas/wire/shippingInfo.ts';

/** Why a purchase cannot be sent to a complete address: its state, or a ZIP code of another state. */
export function deliveryFaultsOf(address: ShippingInfo | null, limits: DeliveryLimits): readonly ProblemField[] {
  const { state, zip_code: zip } = address ?? {};
  if (!state || !zip) return [];
  const ofState = stateFault(state, limits);
  if (ofState) return [{ field: 'state', ...ofState }];
  const ofZip = zipFault({ state, zip });
  return ofZip ? [{ field: 'zip_code', ...ofZip }] : [];
}
