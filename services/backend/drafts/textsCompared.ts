import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { namedConditions, placedSteps, whensOf } from '#engine/authoring/read/conditionPlaces.ts';
import { partsOf } from '#engine/authoring/read/partsOf.ts';

/** The texts with which the conditions of a definition compare what is known and answered, by reference. */
export function textsCompared(set: StepSet): ReadonlyMap<string, ReadonlySet<string>> {
  const conditions = [
    ...namedConditions(set).map(({ condition }) => condition),
    ...placedSteps(stepKinds, set).flatMap((placed) => whensOf(placed).map(({ when }) => when)),
  ];
  const texts = new Map<string, Set<string>>();
  for (const { ref, asked } of conditions.flatMap((condition) => partsOf(condition, '').leaves)) {
    const operands: readonly unknown[] = typeof asked === 'object' ? Object.values(asked).flat() : [asked];
    const known = texts.get(ref) ?? new Set<string>();
    for (const one of operands) if (typeof one === 'string') known.add(one);
    texts.set(ref, known);
  }
  return texts;
}
