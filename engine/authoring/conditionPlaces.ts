import type { Condition } from '#schemas/flow/condition.ts';
import type { Step } from '#schemas/flow/step.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { pointerPart } from './readJson.ts';

/** A step of a set and its JSON pointer. */
export interface PlacedStep {
  readonly step: Step;
  readonly section: string;
  readonly pointer: string;
}

/** All steps of a set, in their order. */
export const placedSteps = (set: StepSet): readonly PlacedStep[] =>
  Object.entries(set.sections).flatMap(([section, steps]) =>
    steps.map((step, at) => ({ step, section, pointer: `/sections${pointerPart(section)}/${at}` })),
  );

/** A condition on a step or a part of it: whether the step or an item of a review is shown, or a field refuses. */
export interface PlacedWhen {
  readonly step: Step;
  readonly item?: string;
  readonly when: Condition;
  readonly pointer: string;
}

/** The conditions of a step and of its items. */
export function whensOf({ step, pointer }: PlacedStep): readonly PlacedWhen[] {
  const own = step.when === undefined ? [] : [{ step, when: step.when, pointer: `${pointer}/when` }];
  if (step.kind !== 'review') return own;
  const items = step.items.flatMap(({ id, when }, at) =>
    when === undefined ? [] : [{ step, item: id, when, pointer: `${pointer}/items/${at}/when` }],
  );
  return [...own, ...items];
}

/** The conditions under which fields of a step refuse what they exclude. */
export function exclusionsOf({ step, pointer }: PlacedStep): readonly PlacedWhen[] {
  if (step.kind !== 'form' && step.kind !== 'checkout') return [];
  return step.fields.flatMap((field, at) =>
    field.type === 'select' && field.excludesWhen !== undefined
      ? [{ step, item: field.id, when: field.excludesWhen, pointer: `${pointer}/fields/${at}/excludesWhen` }]
      : [],
  );
}

/** The named conditions of a set and their JSON pointers. */
export const namedConditions = (set: StepSet) =>
  Object.entries(set.conditions ?? {}).map(([name, condition]) => ({
    name,
    condition,
    pointer: `/conditions${pointerPart(name)}`,
  }));
