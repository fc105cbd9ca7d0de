import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { namedConditions, placedSteps, whensOf } from '#engine/authoring/read/conditionPlaces.ts';

/** Every condition that a set writes down, and where. */
export const conditionsIn = (set: StepSet): readonly { readonly condition: Condition; readonly pointer: string }[] => [
  ...namedConditions(set),
  ...placedSteps(stepKinds, set)
    .flatMap(whensOf)
    .map(({ when, pointer }) => ({ condition: when, pointer })),
];
