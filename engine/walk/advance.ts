import type { Answer } from '#schemas/flow/answer.ts';
import { heldStops, raisedFacts } from '../definition/stops.ts';
import type { SaveOutput } from './SaveInput.ts';
import { gapIn, nextIn } from './walk.ts';
import { noChange, noProblems, partFactsOf, stepOf, type WalkContext } from './WalkContext.ts';

/**
 * Stores an answer and moves to the next step. A `complete` walk that has reached its end moves to the first open
 * question. While a stop holds, every walk ends with the answer.
 */
export function advance(context: WalkContext, answer: Answer, acknowledged?: SaveOutput): Partial<WalkContext> {
  const { answers, index, to } = context;
  const step = stepOf(context);
  const revisited = answers.answer(index) !== undefined;
  const change = step?.asks ? answers.accept(index, answer, acknowledged?.revision) : noChange;
  if (acknowledged?.facts) answers.learn(acknowledged.facts);
  const stops = heldStops(answers);
  const raised = raisedFacts(answers, stops);
  if (raised) answers.learn(raised);
  const isStopped = stops.length > 0;
  const next = isStopped || context.returned || context.returns ? to : nextIn(answers, context, index);
  const returned = !isStopped && (context.complete || context.returns) && next === to;
  return {
    index: returned ? gapIn(answers, context) : next,
    returned,
    ...(isStopped && step && { stoppedAt: step.step.id }),
    revision: answers.revision,
    direction: 'forward',
    problems: noProblems,
    held: null,
    partial: false,
    failure: null,
    theirs: null,
    change: revisited ? change : noChange,
    saved: acknowledged && step ? step.step.id : null,
  };
}

/** Stores an answer to some fields of the step and stays on it. */
export function stay(context: WalkContext, answer: Answer, { facts = {} }: SaveOutput): Partial<WalkContext> {
  const { answers } = context;
  answers.learn({ ...partFactsOf(context, answer), ...facts });
  return { revision: answers.revision, held: null, partial: false, failure: null, theirs: null };
}
