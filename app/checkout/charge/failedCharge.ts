import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { EffectError } from '#engine/effects/EffectError.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { asPurchaseError, totalChangedError } from './asPurchaseError.ts';
import { moneyAfter, moneyFact } from './money.ts';
import { purchaseErrorTexts } from './purchaseErrorTexts.ts';

/** The amount to charge. */
interface Charge {
  /** The products and the discount code. */
  readonly choice: string;
  /** Cents. */
  readonly total: number;
}

interface FailureOptions {
  /** The state of the money. */
  readonly money?: MoneyState;
  readonly errorTexts?: ErrorTexts;
}

/**
 * The error of a failed charge: the reason for the patient, and the facts for the flow: the state of the money, the
 * choice that was charged, and the total that the patient now knows.
 */
export function failedCharge(
  error: unknown,
  { choice, total }: Charge,
  { money = moneyAfter(error), errorTexts = purchaseErrorTexts }: FailureOptions = {},
): EffectError {
  const other = currentOf(error, 'OrderChanged')?.amount;
  const learns: KnownFacts = {
    'purchase.money': moneyFact(money),
    'purchase.choice': choice,
    'purchase.total': other ?? total,
  };
  return other === undefined ? asPurchaseError(error, money, { errorTexts, learns }) : totalChangedError(other, learns);
}
