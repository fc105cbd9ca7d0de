import { kindOf } from '#engine/definition/kindOf.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import { stepKinds, type Step } from './stepKinds.ts';

/** An answer as lines of text in its step's own words, for reading only. */
export const describeAnswer = (step: StepBase | Step, answer: Answer): readonly string[] =>
  kindOf(stepKinds, step).describe(step, answer);
