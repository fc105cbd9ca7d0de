import type { Answer } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Answers, Change, SavedAnswer } from '../answers/Answers.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import type { EffectError } from '../effects/EffectError.ts';
import { writeFacts, type Facts } from '../definition/facts.ts';
import type { Field } from '../definition/Field.ts';

/** Where a walk of a section stands, and what became of the answer that was given last. */
export interface WalkContext {
  readonly answers: Answers;
  readonly section: string;
  readonly from: number;
  readonly to: number;
  readonly local: boolean;
  readonly complete: boolean;
  /** The end was reached once; only open questions are asked from here. */
  readonly returned: boolean;
  /** Position of the step on screen; `from - 1` and `to` lie outside. */
  readonly index: number;
  /** The store's revision this snapshot belongs to. */
  readonly revision: number;
  readonly direction: 'forward' | 'back';
  /** What is wrong with the answer that was submitted last. */
  readonly problems: readonly ProblemField[];
  /** The answer that is being saved or could not be saved. */
  readonly held: Answer | null;
  /** What is held is a part of the step; once it is saved the step stays on screen. */
  readonly partial: boolean;
  readonly failure: EffectError | null;
  readonly theirs: SavedAnswer | null;
  /** What the last answer did to others; for the screen to say. */
  readonly change: Change;
  /** The step whose answer was acknowledged last. */
  readonly saved: string | null;
}

/** Nothing is wrong with an answer; always the same, so that it does not count as a change. */
export const noProblems: readonly ProblemField[] = [];

/** An answer did nothing to others. */
export const noChange: Change = { dropped: [], asked: [] };

/** The step on screen. */
export const stepOf = (context: WalkContext): CompiledStep | undefined =>
  context.index >= context.from && context.index < context.to
    ? context.answers.definition.steps[context.index]
    : undefined;

const fieldsIn = (fields: readonly Field[], answer: Answer): readonly Field[] =>
  fields.filter(({ name }) => answer[name] !== undefined);

/** What is wrong with an answer to the step on screen; one that may be passed over may be empty. */
export const problemsOf = (context: WalkContext, answer: Answer): readonly ProblemField[] => {
  const step = stepOf(context);
  if (!step) return noProblems;
  if (step.step.optional && Object.keys(answer).length === 0) return noProblems;
  return checkAnswer(step.seenBy(context.answers).fields, answer, context.answers.today());
};

/** What is wrong with an answer to some fields of the step on screen. */
export const partProblemsOf = (context: WalkContext, answer: Answer): readonly ProblemField[] => {
  const fields = stepOf(context)?.seenBy(context.answers).fields ?? [];
  return checkAnswer(fieldsIn(fields, answer), answer, context.answers.today());
};

/** What an answer to some fields of the step on screen sets. */
export const partFactsOf = (context: WalkContext, answer: Answer): Facts =>
  writeFacts(fieldsIn(stepOf(context)?.seenBy(context.answers).fields ?? [], answer), answer);
