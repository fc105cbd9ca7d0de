import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../kernel/database/Database.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import { digestOfRequest } from './store.ts';

/** Milliseconds between two looks, and how often one looks: longer than the scheduling service is waited for. */
const PAUSE = 100;
const LOOKS = 130;

/**
 * Waits until a request beside this one, which has the same key and works on the same, has come to its end.
 *
 * @throws ProblemError SchedulingUnavailable where it does not
 */
export async function awaitOther(database: Database, userId: string, key: string): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    await sleep(PAUSE);
    if ((await digestOfRequest(database, userId, key)) === undefined) return;
  }
  throw problems.bookingUnderWay();
}
