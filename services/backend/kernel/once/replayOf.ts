import { problems } from '../problems/problems.ts';

/** A success that was acknowledged under an idempotency key. */
export interface Recorded {
  readonly digest: string;
  readonly body: string;
}

/** The JSON of the success that was recorded under a key. @throws ProblemError IdempotencyConflict where something else was asked */
export function replayOf({ digest, body }: Recorded, asked: string): string {
  if (digest !== asked) throw problems.idempotencyConflict();
  return body;
}
