import { Answers } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { FlowContext } from '#engine/flow/FlowContext.ts';
import type { Enter } from '#engine/walk/walk.ts';
import type { SaveInput } from '#engine/walk/SaveInput.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import { isObject } from './isObject.ts';
import { isWalkContext } from './isWalkContext.ts';
import type { Redaction } from './Redaction.ts';

type Shown = { readonly [name: string]: unknown };

const isFlow = (context: Shown): context is Shown & FlowContext =>
  context['answers'] instanceof Answers && 'learned' in context;

const isSave = (input: Shown): input is Shown & SaveInput =>
  input['answers'] instanceof Answers && isObject(input['step']) && isObject(input['answer']);

/** What is shown of a failure: its code. Its text may repeat what the patient typed. */
export const shownError = (error: unknown): Shown | null =>
  error === null || error === undefined ? null : { code: error instanceof EffectError ? error.code : 'Unexpected' };

/** What counts the answers, or names the step before, would tell of steps that have no name; it is left out. */
function shownWalk(context: WalkContext, redaction: Redaction): Shown {
  const { section, from, to, index, direction, returned, local, complete, partial } = context;
  const compiled = stepOf(context);
  const step = compiled?.step;
  const { held, theirs, problems, failure, change } = context;
  return {
    step: step ? redaction.name(step.id) : null,
    section,
    from,
    to,
    index: compiled ? redaction.position(compiled) : index,
    direction,
    returned,
    local,
    complete,
    problems: redaction.problems(step?.id, problems),
    held: held && step ? redaction.answer(step.id, held) : null,
    partial,
    failure: shownError(failure),
    theirs: theirs && step ? { revision: theirs.revision, answer: redaction.answer(step.id, theirs.answer) } : null,
    change: redaction.change(change),
    ...redaction.store(context.answers),
  };
}

const shownEnter = (enter: Enter, redaction: Redaction): Enter =>
  typeof enter === 'string' ? enter : { step: redaction.name(enter.step) };

/** What is shown of a machine's context; nothing of one that is neither a flow's nor a walk's. */
export function shownContext(context: unknown, redaction: Redaction | undefined): Shown {
  if (!isObject(context) || !redaction) return {};
  if (isWalkContext(context)) return shownWalk(context, redaction);
  if (!isFlow(context)) return {};
  const { enter, problem, answers } = context;
  return { enter: shownEnter(enter, redaction), problem: shownError(problem), ...redaction.store(answers) };
}

/** What is shown of an effect's input: of what is saved the step and its answer, of any other nothing. */
export function shownInput(input: unknown, redaction: Redaction | undefined): Shown {
  if (!isObject(input) || !redaction || !isSave(input)) return {};
  const { step, answer, revision, facts } = input;
  return {
    step: redaction.name(step.id),
    answer: redaction.answer(step.id, answer),
    revision,
    facts: redaction.facts(facts),
  };
}

/** What is shown of what an actor ended with: how a walk was left, what was acknowledged, the facts that were learned. */
export function shownOutput(output: unknown, redaction: Redaction | undefined): Shown {
  if (!isObject(output)) return {};
  const { exit, revision, facts } = output;
  return {
    ...(exit === 'forward' || exit === 'back' ? { exit } : {}),
    ...(typeof revision === 'number' && { revision }),
    ...(isObject(facts) && redaction && { facts: redaction.facts(facts) }),
    ...redaction?.facts(output),
  };
}
