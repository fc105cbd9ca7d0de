import { EffectError } from '#engine/effects/EffectError.ts';
import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { moneyNote } from './moneyNote.ts';

/** The text of a failed purchase that comes with none of its own. */
const NO_REASON = 'An error occurred. Please try again.';

/**
 * A failed call of a purchase: its reason, and what became of the money.
 *
 * @param otherwise what became of it where the backend does not say
 */
export function asPurchaseError(error: unknown, otherwise: MoneyState): EffectError {
  if (error instanceof EffectError) return error;
  if (!(error instanceof ProblemError))
    return new EffectError({ code: 'Unexpected', message: NO_REASON, note: moneyNote(otherwise) });
  const { code, message, fields, money } = error;
  return new EffectError({ code, message: message || NO_REASON, fields, note: moneyNote(money ?? otherwise) });
}
