import type { MoneyState, Problem } from '#schemas/problem.ts';

/** Answers that were given without a look at what an attempt before this one may have done. */
const UNSEEN = new Set([401, 413, 429]);

/** What a problem of a purchase says of the patient's money, where the purchase itself did not say it. */
export const moneyOf = ({ status, code, money }: Problem): MoneyState =>
  money ?? (status >= 500 || UNSEEN.has(status) || code === 'IdempotencyConflict' ? 'unknown' : 'not_charged');
