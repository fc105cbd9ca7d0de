import { carriesFrom, migrateAnswers } from '#engine/answers/migrate.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { placedSteps } from '../read/conditionPlaces.ts';
import type { Draft, Shown } from '../finding/Witness.ts';

/** Whether migrating an answer of an earlier version has the claimed result. */
export function draftBecomes(
  { kinds, sets }: Pick<Definition, 'kinds' | 'sets'>,
  { flow, version, step = '' }: Draft,
  becomes: Extract<Shown, { draft: Draft }>['becomes'],
): boolean {
  const set = sets.find((one) => one.flow === flow);
  if (!set) return false;
  if (becomes === 'uncarried') return !carriesFrom(set, version);
  const [id = '', named] = step.split(/\.(.*)/);
  const asked = placedSteps(kinds, set).find((placed) => placed.step.id === id);
  const field = named ?? asked?.kind.fields(asked.step)[0]?.name ?? 'value';
  const given = new Map([[id, { answer: { [field]: 'given' }, revision: 1 }]]);
  const { saved, lost } = migrateAnswers(kinds, set, version, given);
  return becomes === 'lost' ? lost.some(({ reason }) => reason === 'removed') : !saved.has(id);
}
