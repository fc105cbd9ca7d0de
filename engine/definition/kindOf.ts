import type { StepBase } from '#schemas/flow/stepBase.ts';
import { DefinitionError } from './DefinitionError.ts';
import type { KindDefinition, Kinds } from './KindDefinition.ts';

/**
 * The definition of a step's kind.
 *
 * @throws DefinitionError when there is no such kind
 */
export function kindOf(kinds: Kinds, { id, kind }: Pick<StepBase, 'id' | 'kind'>): KindDefinition {
  const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!known) throw new DefinitionError(`step '${id}' is of kind '${kind}', which nothing defines`);
  return known;
}
