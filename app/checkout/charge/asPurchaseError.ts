import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { asEffectError } from '#app/flow/asEffectError.ts';
import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { moneyNote } from './money.ts';
import { purchaseErrorTexts } from './purchaseErrorTexts.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';

interface PurchaseErrorOptions {
  readonly errorTexts?: ErrorTexts;
  /** Facts that the flow takes over although the purchase failed. */
  readonly learns?: Facts;
}

/**
 * The error of a failed purchase call: its reason, and what became of the patient's money.
 *
 * @param otherwise what became of the money if the backend does not say
 */
export function asPurchaseError(
  error: unknown,
  otherwise: MoneyState,
  { errorTexts = purchaseErrorTexts, ...rest }: PurchaseErrorOptions = {},
): EffectError {
  const money = error instanceof ProblemError ? error.money : undefined;
  return asEffectError(error, { errorTexts, note: moneyNote(money ?? otherwise), ...rest });
}

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

/**
 * The error for an order whose total differs from the one that the patient was shown: the catalogue has changed since
 * the page was loaded, or the order was made earlier.
 *
 * @param total cents
 */
export const totalChangedError = (total: number, learns: KnownFacts) =>
  new EffectError({
    code: 'OrderChanged',
    message: `This order comes to ${formatMoney(total)}, which is not the total shown here. Nothing more will be charged unless you place the order again.`,
    learns,
  });
