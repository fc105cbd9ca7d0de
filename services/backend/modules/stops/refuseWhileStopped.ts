import { problems } from '../../kernel/problems/problems.ts';
import { noteStops } from './noteStops.ts';

/**
 * Refuses what a visit asks for while a stop holds in it, and writes down what does.
 *
 * @throws ProblemError VisitStopped
 */
export async function refuseWhileStopped(...visit: Parameters<typeof noteStops>): Promise<void> {
  const [first] = await noteStops(...visit);
  if (first !== undefined) throw problems.visitStopped(first);
}
