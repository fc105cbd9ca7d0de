import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { asPurchaseError } from './asPurchaseError.ts';
import { moneyAfter } from './moneyAfter.ts';
import { otherTotal } from './otherTotal.ts';

/** What was to be charged. */
interface Charge {
  /** What was bought, and with which code. */
  readonly choice: string;
  /** Cents. */
  readonly total: number;
}

/** What a failed charge leaves behind, as flows know it. */
const moneyFacts: { readonly [state in MoneyState]: 'none' | 'unknown' } = {
  not_charged: 'none',
  authorized: 'unknown',
  charged: 'unknown',
  unknown: 'unknown',
};

/** What the backend says in cents that a purchase comes to, where that is not what the patient was shown. */
const totalIn = (error: unknown): number | undefined =>
  error instanceof ProblemError && error.code === 'OrderChanged' && typeof Object(error.current).amount === 'number'
    ? Object(error.current).amount
    : undefined;

/**
 * Why a charge failed, for the patient, and what the flow knows from it: what became of the money, of which choice, and
 * the total that the patient knows from now on.
 *
 * @param money what became of the money
 */
export function failedCharge(error: unknown, { choice, total }: Charge, money = moneyAfter(error)): EffectError {
  const other = totalIn(error);
  const learns: KnownFacts = {
    'purchase.money': moneyFacts[money],
    'purchase.choice': choice,
    'purchase.total': other ?? total,
  };
  if (other !== undefined) return otherTotal(other, learns);
  const { code, message, fields, note } = asPurchaseError(error, money);
  return new EffectError({ code, message, fields, note, learns });
}
