import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { definitionOf, type WrittenSet } from '../read/Composition.ts';

/** Why the engine does not take step sets together: when they are loaded, or when one of their conditions is asked. */
export function refusalOf(written: readonly WrittenSet[]): string | undefined {
  try {
    const definition = definitionOf(written);
    for (const { flow, conditions = {}, invariants = [] } of written.map(({ set }) => set))
      for (const name of [...Object.keys(conditions), ...invariants.map(({ always }) => always)])
        definition.condition(flow, name);
    return undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
}
