import { asPurchaseError } from './asPurchaseError.ts';
import type { Attempt } from './Attempt.ts';

/** Calls before anything is charged, repeated until they are answered: whatever fails, the money is where it was. */
export const beforeCharge =
  (attempt: Attempt) =>
  <Result>(call: () => Promise<Result>): Promise<Result> =>
    attempt.settle(call).catch((error: unknown) => {
      throw asPurchaseError(error, 'not_charged');
    });
