import type { Condition } from '#schemas/flow/condition.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { KindDefinition, Kinds } from '#engine/definition/KindDefinition.ts';
import { kindOf } from '#engine/definition/kindOf.ts';
import { pointerPart } from './readJson.ts';

/** A step of a set with its kind and its JSON pointer. */
export interface PlacedStep {
  readonly step: StepBase;
  readonly kind: KindDefinition;
  readonly section: string;
  readonly pointer: string;
}

/** All steps of a set, in their order. */
export const placedSteps = (kinds: Kinds, set: StepSet): readonly PlacedStep[] =>
  Object.entries(set.sections).flatMap(([section, steps]) =>
    steps.map((step, at) => ({
      step,
      kind: kindOf(kinds, step),
      section,
      pointer: `/sections${pointerPart(section)}/${at}`,
    })),
  );

/**
 * A condition on a step or a part of it: whether the step or part is shown, or whether a part refuses its excluded
 * options.
 */
export interface PlacedWhen {
  readonly step: StepBase;
  readonly item?: string;
  readonly when: Condition;
  readonly pointer: string;
}

/** The conditions of a step and of its parts. */
export function whensOf({ step, kind, pointer }: PlacedStep): readonly PlacedWhen[] {
  const own = step.when === undefined ? [] : [{ step, when: step.when, pointer: `${pointer}/when` }];
  const parts = (kind.parts?.(step) ?? []).flatMap(({ id, when, pointer: at }) =>
    when === undefined ? [] : [{ step, item: id, when, pointer: `${pointer}${at}/when` }],
  );
  return [...own, ...parts];
}

/** The conditions under which parts of a step refuse their excluded options, or cannot be changed. */
export const limitsOf = ({ step, kind, pointer }: PlacedStep): readonly PlacedWhen[] =>
  (kind.parts?.(step) ?? []).flatMap((part) =>
    (['excludesWhen', 'lockedWhen'] as const).flatMap((name) => {
      const when = part[name];
      return when === undefined ? [] : [{ step, item: part.id, when, pointer: `${pointer}${part.pointer}/${name}` }];
    }),
  );

/** The named conditions of a set and their JSON pointers. */
export const namedConditions = (set: StepSet) =>
  Object.entries(set.conditions ?? {}).map(([name, condition]) => ({
    name,
    condition,
    pointer: `/conditions${pointerPart(name)}`,
  }));
