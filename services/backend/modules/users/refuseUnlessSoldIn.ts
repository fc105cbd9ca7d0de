import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import type { User } from '#schemas/wire/user.ts';
import { problems } from '../../kernel/problems/problems.ts';

/**
 * Refuses what is not sold where a patient lives, wherever it is sent.
 *
 * @throws ProblemError InvalidLabState, ProductUnavailable
 */
export function refuseUnlessSoldIn(
  { state }: Pick<User, 'state'>,
  { unavailable, isLab }: Pick<DeliveryLimits, 'unavailable' | 'isLab'>,
): void {
  if (!state) return;
  if (isLab && noLabStates.has(state)) throw problems.invalidLabState();
  if (unavailable.includes(state)) throw problems.productUnavailable(`the product is not sold in ${state}`);
}
