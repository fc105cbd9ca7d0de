import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { promiseOf } from '../read/promiseOf.ts';
import { definitionOf, type WrittenSet } from '../read/Composition.ts';

/**
 * The engine's message when it refuses step sets, while loading them or evaluating one of their conditions; undefined
 * when it accepts them.
 */
export function refusalOf(written: readonly WrittenSet[]): string | undefined {
  try {
    const definition = definitionOf(written);
    for (const { flow, conditions = {}, invariants = [] } of written.map(({ set }) => set))
      for (const name of [...Object.keys(conditions), ...invariants.map(promiseOf)]) definition.condition(flow, name);
    return undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
}
