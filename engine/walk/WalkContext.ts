import type { Answer } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Answers, Change, SavedAnswer } from '../answers/Answers.ts';
import { checkAnswer } from '../answers/checkAnswer.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import type { EffectError } from '../effects/EffectError.ts';
import { writeFacts, type Facts } from '../definition/facts.ts';
import type { Field } from '../definition/Field.ts';

/** The state of a walk: its position in the section, and the status of the last answer. */
export interface WalkContext {
  readonly answers: Answers;
  readonly section: string;
  readonly from: number;
  readonly to: number;
  readonly local: boolean;
  readonly complete: boolean;
  /** The walk has reached the end once; from then on it asks only open questions. */
  readonly returned: boolean;
  /** The walk corrects one step: it ends with its answer, and going back leaves the walk as well. */
  readonly returns: boolean;
  /** The id of the step with whose answer a stop held, which ended the walk. */
  readonly stoppedAt?: string;
  /** Position of the step on screen; `from - 1` and `to` are outside the section. */
  readonly index: number;
  /** The store's revision that this snapshot belongs to. */
  readonly revision: number;
  readonly direction: 'forward' | 'back';
  /** The problems of the last submitted answer. */
  readonly problems: readonly ProblemField[];
  /** The answer that is being saved or failed to save. */
  readonly held: Answer | null;
  /** The held answer covers only some fields of the step; after the save the step stays on screen. */
  readonly partial: boolean;
  readonly failure: EffectError | null;
  readonly theirs: SavedAnswer | null;
  /** How the last answer affected other steps, for display. */
  readonly change: Change;
  /** The id of the step that was saved last. */
  readonly saved: string | null;
}

/** No problems. One shared array, so that snapshots compare as equal. */
export const noProblems: readonly ProblemField[] = [];

/** No effect on other steps. */
export const noChange: Change = { dropped: [], asked: [] };

/** The step on screen. */
export const stepOf = (context: WalkContext): CompiledStep | undefined =>
  context.index >= context.from && context.index < context.to
    ? context.answers.definition.steps[context.index]
    : undefined;

const fieldsIn = (fields: readonly Field[], answer: Answer): readonly Field[] =>
  fields.filter(({ name }) => answer[name] !== undefined);

/** The problems of an answer to the step on screen. An optional step accepts an empty answer. */
export const problemsOf = (context: WalkContext, answer: Answer): readonly ProblemField[] => {
  const step = stepOf(context);
  if (!step) return noProblems;
  if (step.step.optional && Object.keys(answer).length === 0) return noProblems;
  return checkAnswer(step.seenBy(context.answers).fields, answer, context.answers.today());
};

/** The problems of an answer to some fields of the step on screen. */
export const partProblemsOf = (context: WalkContext, answer: Answer): readonly ProblemField[] => {
  const fields = stepOf(context)?.seenBy(context.answers).fields ?? [];
  return checkAnswer(fieldsIn(fields, answer), answer, context.answers.today());
};

/** The facts that an answer to some fields of the step on screen sets. */
export const partFactsOf = (context: WalkContext, answer: Answer): Facts =>
  writeFacts(fieldsIn(stepOf(context)?.seenBy(context.answers).fields ?? [], answer), answer);
