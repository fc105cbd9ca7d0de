import type { HeldStop } from '#engine/definition/stops.ts';
import type { Portal } from '../portal/Portal.ts';
import type { OpenedIntake } from '../visits/IntakeRow.ts';
import type { Visit } from '../visits/Visit.ts';
import { raiseStops } from './store.ts';
import { stopsIn } from './stopsIn.ts';

/** Writes down what stops a visit by the newest version of its template. @returns all that does, `never` first */
export async function noteStops(
  { database, definitions, clock }: Pick<Portal, 'database' | 'definitions' | 'clock'>,
  { newest }: Pick<OpenedIntake, 'newest'>,
  { row, version, facts, answers }: Visit,
): Promise<readonly HeldStop[]> {
  const now = clock();
  const visit = { row, version, newest: await definitions.get(newest.id), facts };
  const { held, raised } = stopsIn(visit, now, answers);
  await raiseStops(database, raised, now);
  return held;
}
