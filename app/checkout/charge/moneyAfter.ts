import type { MoneyState } from '#schemas/problem.ts';
import { ProblemError } from '#services/api/ProblemError.ts';

/** What became of the money when a call failed that may have charged: what the backend says, or what its answer means. */
export function moneyAfter(error: unknown): MoneyState {
  if (!(error instanceof ProblemError)) return 'unknown';
  const isRefused = error.status >= 400 && error.status < 500;
  return error.money ?? (isRefused ? 'not_charged' : 'unknown');
}
