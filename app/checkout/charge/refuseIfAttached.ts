import { EffectError } from '#engine/effects/EffectError.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { moneyNote } from './money.ts';

/**
 * Refuses a subscription that belongs to another visit: a patient who already has a plan gets that subscription back
 * instead of a new one.
 *
 * @param intake id of the visit that buys; undefined for a purchase without a visit
 * @throws EffectError WrongIntakeState
 */
export function refuseIfAttached({ name, intake: of }: Subscription, intake: string | undefined): void {
  if (of === null || of === intake) return;
  throw new EffectError({
    code: 'WrongIntakeState',
    message: `You already have ${name}, so it was not ordered again. Please contact your care team if you would like to change your plan.`,
    note: moneyNote('not_charged'),
  });
}
