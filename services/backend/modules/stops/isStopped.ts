import type { Visit } from '../visits/Visit.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import { stopsIn } from './stopsIn.ts';

/**
 * Whether a stop keeps a patient from what a visit is about: one that holds in a visit that no provider has approved, one that
 * holds the treatment of an approved visit, or one that has ruled the treatment out for good.
 */
export function isStopped({ row, version, facts, answers }: Visit, newest: CompiledVersion, now: Date): boolean {
  if (row.stops.some(({ kind, cleared }) => kind === 'never' && !cleared)) return true;
  if (row.closed !== null) return false;
  if (row.physician_review !== null) return row.stops.some(({ here, cleared }) => here && !cleared);
  return stopsIn({ row, version, newest, facts }, now, answers).held.length > 0;
}
