import type { StepSet } from '#schemas/flow/stepSet.ts';
import { compile } from '#engine/compile.ts';
import { DefinitionError } from '#engine/DefinitionError.ts';

/** Why the engine does not take step sets together: when they are loaded, or when one of their conditions is asked. */
export function refusalOf(sets: readonly StepSet[]): string | undefined {
  try {
    const definition = compile(...sets);
    for (const { flow, conditions = {}, invariants = [] } of sets)
      for (const name of [...Object.keys(conditions), ...invariants.map(({ always }) => always)])
        definition.condition(flow, name);
    return undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
}
