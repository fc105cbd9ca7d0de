import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';

/**
 * The state of the money after a failed call that may have charged: as the backend reports it, otherwise derived from
 * the response status.
 */
export function moneyAfter(error: unknown): MoneyState {
  if (!(error instanceof ProblemError)) return 'unknown';
  const isRefused = error.status >= 400 && error.status < 500;
  return error.money ?? (isRefused ? 'not_charged' : 'unknown');
}
