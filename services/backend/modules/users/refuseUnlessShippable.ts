import type { User } from '#schemas/wire/user.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { missingAddress } from './missingAddress.ts';

/** Where blood may not be drawn by walking in. */
const NO_WALK_IN = new Set(['NY', 'NJ', 'RI']);

/**
 * Refuses what cannot be delivered to a patient.
 *
 * @throws ProblemError InvalidPhone, InvalidAnswer with the missing parts of the address, InvalidLabState
 */
export function refuseUnlessShippable({ shipping_info: address }: Pick<User, 'shipping_info'>, isLab: boolean): void {
  if (!/^\d{10}$/.test(address?.phone_number ?? '')) throw problems.invalidPhone();
  const missing = missingAddress(address);
  if (missing.length > 0) throw problems.addressIncomplete(missing);
  if (isLab && NO_WALK_IN.has(address?.state ?? '')) throw problems.invalidLabState();
}
