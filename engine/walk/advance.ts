import type { Answer } from '#schemas/flow/answer.ts';
import type { SaveOutput } from './SaveInput.ts';
import { gapIn, nextIn } from './walk.ts';
import { noChange, noProblems, partFactsOf, stepOf, type WalkContext } from './WalkContext.ts';

/** Takes an answer: the walk goes on to the next step, or to the first that is left open. */
export function advance(context: WalkContext, answer: Answer, acknowledged?: SaveOutput): Partial<WalkContext> {
  const { answers, index, to } = context;
  const step = stepOf(context);
  const revisited = answers.answer(index) !== undefined;
  const change = step?.asks ? answers.accept(index, answer, acknowledged?.revision) : noChange;
  if (acknowledged?.facts) answers.learn(acknowledged.facts);
  const next = context.returned ? to : nextIn(answers, context, index);
  const returned = context.complete && next === to;
  return {
    index: returned ? gapIn(answers, context) : next,
    returned,
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

/** Takes a part of an answer: the walk knows what it sets, and stays. */
export function stay(context: WalkContext, answer: Answer, { facts = {} }: SaveOutput): Partial<WalkContext> {
  const { answers } = context;
  answers.learn({ ...partFactsOf(context, answer), ...facts });
  return { revision: answers.revision, held: null, partial: false, failure: null, theirs: null };
}
