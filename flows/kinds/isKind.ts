import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { StepKind, StepOf } from './stepKinds.ts';

/** Whether a step is of a kind, and so has what that kind has. */
export const isKind = <K extends StepKind>(step: StepBase, kind: K): step is StepBase & StepOf<K> => step.kind === kind;
