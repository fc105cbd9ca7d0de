import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Choice, KindDefinition, Kinds, StepPart } from '#engine/definition/KindDefinition.ts';
import { placedSteps } from '../../read/conditionPlaces.ts';

/** A step with its position, and whether its answers are stored under its id. */
export interface AnswerStep {
  readonly step: StepBase;
  readonly kind: KindDefinition;
  readonly section: string;
  readonly fields: CompiledStep['fields'];
  /** Whether the step asks something and its answer is not stored in facts. */
  readonly isKept: boolean;
}

/** The parts of a step that have ids; most kinds have none. */
export const namedParts = ({ step, kind }: AnswerStep): readonly StepPart[] => kind.parts?.(step) ?? [];

/** The options of each field of a step. */
export const choicesIn = ({ step, kind }: AnswerStep): ReadonlyMap<string, readonly Choice[]> =>
  new Map((kind.choices?.(step) ?? []).map(({ field, choices }) => [field, choices]));

/** The steps of a set in order, as the answer store sees them. */
export const answerSteps = (kinds: Kinds, set: StepSet): readonly AnswerStep[] =>
  placedSteps(kinds, set).map(({ step, kind, section }, index) => {
    const compiled = new CompiledStep({ index, section, step, kind });
    return { step, kind, section, fields: compiled.fields, isKept: compiled.asks && !compiled.savesFacts };
  });
