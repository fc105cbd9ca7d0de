import type { DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import type { User } from '#schemas/wire/user.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { deliveryFaultsOf, missingAddress } from './deliveryFaults.ts';
import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';

/**
 * Refuses what cannot be delivered to a patient.
 *
 * @throws ProblemError InvalidPhone, InvalidAnswer with the missing or wrong parts of the address, InvalidLabState
 */
export function refuseUnlessShippable(
  { shipping_info: address }: Pick<User, 'shipping_info'>,
  limits: DeliveryLimits,
): void {
  if (!/^\d{10}$/.test(address?.phone_number ?? '')) throw problems.invalidPhone();
  const missing = missingAddress(address);
  if (missing.length > 0) throw problems.addressIncomplete(missing);
  if (limits.isLab && noLabStates.has(address?.state ?? '')) throw problems.invalidLabState();
  const faults = deliveryFaultsOf(address, limits);
  if (faults.length > 0) throw problems.addressRefused(faults);
}
