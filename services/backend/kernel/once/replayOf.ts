import { problems } from '../problems/problems.ts';
import type { Recorded } from '../../modules/visits/IntakeRow.ts';

/** The JSON of the success that was recorded under a key. @throws ProblemError IdempotencyConflict where something else was asked */
export function replayOf({ digest, body }: Recorded, asked: string): string {
  if (digest !== asked) throw problems.idempotencyConflict();
  return body;
}
