import type { Mail } from '../../adapters/mail/Mail.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { findIntake } from '../../modules/intakes/stored/store.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { stopsIn } from '../../modules/stops/stopsIn.ts';
import { clearStops, findStopTask, type StopTarget } from '../../modules/stops/store.ts';
import { Visit } from '../../modules/visits/Visit.ts';

/**
 * Decides that a visit may go on, or that a treatment does: the stops that wait for a person are cleared. What rules the
 * treatment out by the answers of a visit that was not approved stays.
 *
 * @param mail to the patient, where a treatment may continue
 * @returns the visit's id; undefined where nothing waits
 */
export async function clearStop(
  portal: Portal,
  target: StopTarget,
  mail: Omit<Mail, 'recipient'>,
): Promise<string | undefined> {
  const { database, definitions, clock } = portal;
  const now = clock();
  const task = await findStopTask(database, target);
  const row = task && (await findIntake(database, task.intakeId, task.userId));
  if (!row) return undefined;
  const { version, facts, answers } = new Visit(row, await definitions.get(row.version_id), now);
  const { held } = stopsIn({ row, version, newest: await definitions.get(row.newest.id), facts }, now, answers);
  const isFinal = (stop: string) =>
    row.physician_review === null && held.some(({ id, then }) => id === stop && then === 'never');
  const stops = new Set([
    ...row.stops.filter(({ cleared }) => !cleared).map(({ stop }) => stop),
    ...held.map(({ id }) => id),
  ]);
  const clearable = [...stops].filter((stop) => !isFinal(stop));
  if (!(await clearStops(database, row.id, clearable, { by: 'simulator', now, mail: { id: createId(now), ...mail } })))
    return undefined;
  portal.jobs.wake('mail');
  return row.id;
}
