import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';
import { findIntake } from '#services/api/intakes.ts';
import { listStates } from '#services/api/states.ts';
import { readUser } from '#services/api/users.ts';
import type { VisitReads } from './VisitReads.ts';

/**
 * The data of a visit from the API, where the document came without it or is outdated.
 *
 * @returns undefined when nobody is logged in
 * @throws ProblemError
 */
export async function fetchReads(intakeId: string): Promise<VisitReads | undefined> {
  const session = currentSession.get() ?? (await refreshSession());
  if (!session) return undefined;
  const userId = session.user._id;
  const [intake, user, states] = await Promise.all([findIntake(userId, intakeId), readUser(userId), listStates()]);
  return { intake, user, states };
}
