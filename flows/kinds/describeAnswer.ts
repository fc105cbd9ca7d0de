import { kindOf } from '#engine/definition/kindOf.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#schemas/flow/step.ts';
import { stepKinds } from './stepKinds.ts';

/** An answer as lines of text, in the words of its step; for reading only. */
export const describeAnswer = (step: Step, answer: Answer): readonly string[] =>
  kindOf(stepKinds, step).describe(step, answer);
