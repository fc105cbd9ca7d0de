import { EffectError } from '#engine/effects/EffectError.ts';
import { moneyNote } from './moneyNote.ts';

/**
 * The error when something else is bought after an earlier purchase.
 *
 * @param earlier whether the earlier purchase went through, or nobody knows yet
 */
export const earlierPurchaseError = (earlier: 'bought' | 'unknown') =>
  new EffectError({
    code: 'WrongIntakeState',
    message:
      earlier === 'bought'
        ? 'Your earlier order went through, but the changes you made after it were not ordered. To finish, please go back to what you ordered before, or contact support.'
        : 'Your earlier order may already have gone through. So that you are not charged twice, please undo the changes you made after it and submit again, or contact support.',
    ...(earlier === 'bought' && { note: moneyNote('charged') }),
  });
