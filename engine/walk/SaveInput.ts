import type { Answer } from '#schemas/flow/answer.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { Answers } from '../answers/Answers.ts';
import type { CompiledStep } from '../definition/CompiledStep.ts';
import { writeFacts, type Facts } from '../definition/facts.ts';
import type { KnownFacts } from '../definition/FactTypes.ts';
import { partFactsOf, stepOf, type WalkContext } from './WalkContext.ts';

/** The input of `saveAnswer`: the step, its answer, and the revision that the patient saw. */
export interface SaveInput {
  readonly step: StepBase;
  readonly answer: Answer;
  readonly revision: number;
  /** The facts that the answer sets; empty if the step does not save to facts. */
  readonly facts: Facts;
  readonly answers: Answers;
}

/** The output of `saveAnswer`: the server's acknowledgement. */
export interface SaveOutput {
  readonly revision: number;
  readonly facts?: KnownFacts;
}

function factsToSave(context: WalkContext, step: CompiledStep, answer: Answer): Facts {
  if (context.partial) return partFactsOf(context, answer);
  return step.savesFacts ? writeFacts(step.seenBy(context.answers).fields, answer) : {};
}

/** The input of `saveAnswer` for the step on screen. Throws a `RangeError` when no step is on screen. */
export function saveInputOf(context: WalkContext): SaveInput {
  const step = stepOf(context);
  if (!step) throw new RangeError('there is no step on screen to save');
  const answer = context.held ?? {};
  return {
    step: step.step,
    answer,
    revision: context.theirs?.revision ?? context.answers.revisionOf(context.index),
    facts: factsToSave(context, step, answer),
    answers: context.answers,
  };
}
