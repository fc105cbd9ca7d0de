import { EffectError } from '#engine/effects/EffectError.ts';
import { moneyNote } from './moneyNote.ts';

/**
 * Refuses to buy something else after an earlier purchase.
 *
 * @param isBought whether the earlier purchase went through; if false, nobody knows yet
 */
export const earlierPurchaseError = (isBought: boolean) =>
  new EffectError({
    code: 'WrongIntakeState',
    message: isBought
      ? 'Your earlier order went through, but the changes you made after it were not ordered. To finish, please go back to what you ordered before, or contact support.'
      : 'Your earlier order may already have gone through. So that you are not charged twice, please undo the changes you made after it and submit again, or contact support.',
    ...(isBought && { note: moneyNote('charged') }),
  });
