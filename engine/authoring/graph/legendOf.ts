import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { describeCondition } from '../conditions/describeCondition.ts';
import { partsOf } from '../read/partsOf.ts';
import type { GraphTerm } from './Graph.ts';
import type { TermUse } from './GraphPart.ts';

const namesIn = (condition: Condition) => [...new Set(partsOf(condition, '').uses.map(({ name }) => name))];

/** The meanings of the named conditions in use, including those that they use; in the order of their declaration. */
export function legendOf(
  sets: readonly StepSet[],
  uses: readonly TermUse[],
  isFact: (ref: string) => boolean,
): readonly GraphTerm[] {
  return sets.flatMap(({ flow, conditions = {} }) => {
    const names = new Set<string>();
    const take = (name: string): void => {
      const condition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
      if (condition === undefined || names.has(name)) return;
      names.add(name);
      namesIn(condition).forEach(take);
    };
    for (const use of uses) if (use.flow === flow) take(use.name);
    return Object.entries(conditions)
      .filter(([name]) => names.has(name))
      .map(([name, condition]) => ({
        flow,
        name,
        meaning: describeCondition(condition, isFact),
        uses: namesIn(condition),
      }));
  });
}
