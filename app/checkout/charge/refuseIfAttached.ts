import { EffectError } from '#engine/effects/EffectError.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { moneyNote } from './moneyNote.ts';

/**
 * Who has a plan already gets that one back instead of another. One that belongs to another visit cannot be bought with
 * this one.
 *
 * @param intake id of the visit that buys; undefined where none does
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
