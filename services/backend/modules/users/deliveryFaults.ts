import { UNANSWERED } from '#engine/answers/checkAnswer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { ShippingInfo } from '#schemas/wire/shippingInfo.ts';
import { stateFault, zipFault, type DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';

/** What a parcel cannot do without. */
const NEEDED = ['street_address', 'city', 'state', 'zip_code', 'country', 'phone_number'] as const;

/** The parts of an address that are missing. */
export const missingAddress = (address: ShippingInfo | null): readonly ProblemField[] =>
  NEEDED.filter((part) => !address?.[part]?.trim()).map((field) => ({ field, code: 'required', message: UNANSWERED }));

/** Why a purchase cannot be sent to a complete address: its state, or a ZIP code of another state. */
export function deliveryFaultsOf(address: ShippingInfo | null, limits: DeliveryLimits): readonly ProblemField[] {
  const { state, zip_code: zip } = address ?? {};
  if (!state || !zip) return [];
  const ofState = stateFault(state, limits);
  if (ofState) return [{ field: 'state', ...ofState }];
  const ofZip = zipFault({ state, zip });
  return ofZip ? [{ field: 'zip_code', ...ofZip }] : [];
}
