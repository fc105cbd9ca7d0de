import type { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { asEffectError } from '#app/flow/asEffectError.ts';
import type { ErrorTexts } from '#app/flow/ErrorTexts.ts';
import { moneyNote } from './moneyNote.ts';
import { purchaseErrorTexts } from './purchaseErrorTexts.ts';

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
