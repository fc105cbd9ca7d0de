import { ProblemError } from '../../kernel/problems/ProblemError.ts';

/** An error, where an attempt before this one has begun to pay: nobody knows whether that one took the money. */
export function moneyUnknown(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const { status, code, text, message, ...about } = error.problem;
  return new ProblemError(status, code, text, message, { ...about, money: 'unknown' });
}
