import { EffectError } from '#engine/effects/EffectError.ts';
import { moneyNote } from './moneyNote.ts';

/**
 * Refuses to buy something else after an earlier purchase.
 *
 * @param isBought whether that one went through; otherwise nobody knows yet
 */
export const earlierPurchase = (isBought: boolean) =>
  new EffectError({
    code: 'WrongIntakeState',
    message: isBought
      ? 'Your earlier order went through. What you changed since was not ordered: please choose again what you ordered before to finish it, or contact support.'
      : 'Your earlier order may have gone through already. So that you are not charged twice, please take back what you changed since and submit it again, or contact support.',
    ...(isBought && { note: moneyNote('charged') }),
  });
