import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Choice, KindDefinition, Kinds, StepPart } from '#engine/definition/KindDefinition.ts';
import { placedSteps } from '../read/conditionPlaces.ts';

/** A step in its place, and whether its answers are kept under its id. */
export interface AnswerStep {
  readonly step: StepBase;
  readonly kind: KindDefinition;
  readonly section: string;
  readonly fields: CompiledStep['fields'];
  /** It asks something, and not facts hold the answer. */
  readonly isKept: boolean;
}

/** The parts of a step that are told apart by their own ids; of most kinds none. */
export const namedParts = ({ step, kind }: AnswerStep): readonly StepPart[] => kind.parts?.(step) ?? [];

/** What can be chosen in each field of a step. */
export const choicesIn = ({ step, kind }: AnswerStep): ReadonlyMap<string, readonly Choice[]> =>
  new Map((kind.choices?.(step) ?? []).map(({ field, choices }) => [field, choices]));

/** The steps of a set as the store of answers sees them, in their order. */
export const answerSteps = (kinds: Kinds, set: StepSet): readonly AnswerStep[] =>
  placedSteps(kinds, set).map(({ step, kind, section }, index) => {
    const compiled = new CompiledStep({ index, section, step, kind });
    return { step, kind, section, fields: compiled.fields, isKept: compiled.asks && !compiled.savesFacts };
  });
