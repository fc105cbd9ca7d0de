import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { EffectError } from '#engine/effects/EffectError.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { currentOf } from '#services/api/currentOf.ts';
import type { Words } from '#app/flow/Words.ts';
import { asPurchaseError } from './asPurchaseError.ts';
import { moneyAfter } from './moneyAfter.ts';
import { moneyFact } from './moneyFact.ts';
import { otherTotal } from './otherTotal.ts';
import { purchaseWords } from './purchaseWords.ts';

/** What was to be charged. */
interface Charge {
  /** What was bought, and with which code. */
  readonly choice: string;
  /** Cents. */
  readonly total: number;
}

interface Telling {
  /** What became of the money. */
  readonly money?: MoneyState;
  readonly words?: Words;
}

/**
 * Why a charge failed, for the patient, and what the flow knows from it: what became of the money, of which choice, and
 * the total that the patient knows from now on.
 */
export function failedCharge(
  error: unknown,
  { choice, total }: Charge,
  { money = moneyAfter(error), words = purchaseWords }: Telling = {},
): EffectError {
  const other = currentOf(error, 'OrderChanged')?.amount;
  const learns: KnownFacts = {
    'purchase.money': moneyFact(money),
    'purchase.choice': choice,
    'purchase.total': other ?? total,
  };
  return other === undefined ? asPurchaseError(error, money, { words, learns }) : otherTotal(other, learns);
}
