import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepKind, StepOf } from './stepKinds.ts';

/** Type guard: whether a step is of a kind. */
export const isKind = <K extends StepKind>(step: StepBase, kind: K): step is StepBase & StepOf<K> => step.kind === kind;
