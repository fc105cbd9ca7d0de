import type { Facts } from '#engine/definition/facts.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { OpenedIntake } from '../visits/IntakeRow.ts';
import type { Portal } from '../portal/Portal.ts';
import type { RaisedStop } from './RaisedStop.ts';
import { listStoppableVisits, type StoppableRow } from './store.ts';
import { stopsIn } from './stopsIn.ts';

/** What the account says of a patient before a change and after it. */
export interface FactChange {
  readonly before: Facts;
  readonly after: Facts;
}

/**
 * The stops that a change of the account raises: those that hold from now on in visits that nobody has reviewed yet; and for
 * treatments under way those that did not hold before, because a provider has decided about the others.
 */
export async function stopsOfPatient(
  { database, definitions }: Pick<Portal, 'database' | 'definitions'>,
  userId: string,
  { before, after }: FactChange,
  now: Date,
): Promise<readonly RaisedStop[]> {
  const raisedBy = async (row: StoppableRow): Promise<readonly RaisedStop[]> => {
    const versions = { version: await definitions.get(row.version_id), newest: await definitions.get(row.newest.id) };
    const { raised } = stopsIn({ row, ...versions, facts: after }, now);
    if (!row.isTreating || raised.length === 0) return raised;
    const known = new Set(stopsIn({ row, ...versions, facts: before }, now).held.map(({ id }) => id));
    return raised.filter(({ stop }) => !known.has(stop));
  };
  const rows = await listStoppableVisits(database, userId);
  return (await Promise.all(rows.map(raisedBy))).flat();
}

/** What an answer of a visit says beyond it. */
interface Told extends FactChange {
  /** The visit. */
  readonly row: Pick<OpenedIntake, 'id' | 'template_id'>;
  /** Whether the visit is about all treatments, and not one of its own. */
  readonly followsUp: boolean;
  /** What it raises in the visit itself. */
  readonly raised: readonly RaisedStop[];
}

/**
 * The stops that an answer of one visit raises for treatments under way: those that it raises in its own
 * visit, where that is of the same template or follows treatments up, and those that follow from the medicines that it names.
 */
export async function stopsOfTreatments(
  portal: Pick<Portal, 'database' | 'definitions'>,
  userId: string,
  { row, followsUp, raised, ...change }: Told,
  now: Date,
): Promise<readonly RaisedStop[]> {
  const treating = (await listStoppableVisits(portal.database, userId)).filter(({ isTreating }) => isTreating);
  const alike = treating
    .filter(({ id, template_id: template }) => id !== row.id && (followsUp || template === row.template_id))
    .flatMap(({ id }) => raised.map((stop) => ({ ...stop, id: createId(now), intake: id })));
  const named = await stopsOfPatient(portal, userId, change, now);
  return [...alike, ...named.filter(({ intake }) => treating.some(({ id }) => id === intake))];
}
