import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { partsOf } from './partsOf.ts';

/** The named conditions that a condition uses, directly or through other named conditions. */
export function namesIn(set: StepSet, condition: Condition): ReadonlySet<string> {
  const names = new Set<string>();
  const open = [condition];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { name } of partsOf(next, '').uses) {
      const used = set.conditions?.[name];
      if (!names.has(name) && used !== undefined) open.push(used);
      names.add(name);
    }
  return names;
}
