import { asPurchaseError } from './asPurchaseError.ts';
import type { Attempt } from './Attempt.ts';

/**
 * Repeats a call that comes before any charge until it gets a response; if it fails, the patient is told that nothing
 * was charged.
 */
export const beforeCharge =
  (attempt: Attempt) =>
  <Result>(call: () => Promise<Result>): Promise<Result> =>
    attempt.settle(call).catch((error: unknown) => {
      throw asPurchaseError(error, 'not_charged');
    });
