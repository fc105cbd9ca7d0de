import { learnedFacts } from '#engine/definition/learnedFacts.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';

/** All facts that step sets declare or effects learn; an enumeration has the values of all its declarations. */
export function declaredFacts(sets: readonly StepSet[]): { readonly [ref: string]: FactType } {
  const facts: { [ref: string]: FactType } = {};
  const declared = sets.flatMap((set) => [
    ...Object.entries(set.facts ?? {}),
    ...Object.values(set.effects ?? {}).flatMap(learnedFacts),
  ]);
  for (const [ref, type] of declared) {
    const known = facts[ref];
    facts[ref] =
      typeof known === 'object' && typeof type === 'object'
        ? { ...known, enum: [...new Set([...known.enum, ...type.enum])] }
        : (known ?? type);
  }
  return facts;
}
