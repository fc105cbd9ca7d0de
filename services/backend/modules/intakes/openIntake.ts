import { carriesFrom } from '#engine/answers/migrate.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findPurchasesOf, mayBeBought } from './completion/completion.ts';
import type { CompiledVersion } from '../templates/Definitions.ts';
import type { OpenedIntake } from '../visits/IntakeRow.ts';
import { planCarryOver } from '../visits/planCarryOver.ts';
import { soldBy, Visit } from '../visits/Visit.ts';
import { findIntake, writeCarryOver } from './stored/store.ts';

/** The version to which an open visit is carried over; undefined where it stays on its own. */
async function successorOf(
  { database, definitions }: Pick<Portal, 'database' | 'definitions'>,
  row: OpenedIntake,
  current: CompiledVersion,
): Promise<CompiledVersion | undefined> {
  const { version } = current.definition;
  if (row.patient_complete !== null || row.closed !== null || row.newest.version <= version) return undefined;
  const newest = await definitions.get(row.newest.id);
  const { definition, template } = newest;
  if (!carriesFrom(definition, version) || template.header.type !== row.type) return undefined;
  // What was paid for is finished as it was begun: a newer version may not sell it any more.
  if (row.type !== 'lab') return newest;
  const purchases = await findPurchasesOf(database, row.id, row.patient._id);
  return mayBeBought(purchases, soldBy(row, current)) ? undefined : newest;
}

/**
 * Opens a visit of a patient. Where its template has a newer version that says what becomes of earlier answers, the
 * visit is carried over to it first: once, however many devices open it at the same time.
 *
 * @throws ProblemError NotFound
 */
export async function openIntake(
  portal: Pick<Portal, 'database' | 'definitions' | 'recentIntakes' | 'clock'>,
  intakeId: string,
  userId: string,
): Promise<Visit> {
  const { database, definitions, recentIntakes, clock } = portal;
  return once<Visit>({
    plan: async () => {
      const row = await findIntake(database, intakeId, userId);
      if (!row) throw problems.notFound('the patient has no such visit');
      const now = clock();
      const visit = new Visit(row, await definitions.inForce(row), now);
      const newest = await successorOf(portal, row, visit.version);
      if (!newest) return { answer: visit };
      return {
        write: async () => {
          // What was read is outdated either way: another device may have answered or opened the visit meanwhile.
          await writeCarryOver(database, row, planCarryOver(visit, newest, now), now);
          recentIntakes.delete(intakeId);
          return undefined;
        },
      };
    },
  });
}
