import { Answers } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { FlowContext } from '#engine/flow/FlowContext.ts';
import type { Enter } from '#engine/walk/walk.ts';
import type { SaveInput } from '#engine/walk/SaveInput.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import { isObject, isWalkContext } from './isObject.ts';
import type { Redaction } from './Redaction.ts';

type Shown = { readonly [name: string]: unknown };

const isFlow = (context: Shown): context is Shown & FlowContext =>
  context['answers'] instanceof Answers && 'learned' in context;

const isSave = (input: Shown): input is Shown & SaveInput =>
  input['answers'] instanceof Answers && isObject(input['step']) && isObject(input['answer']);

/** The shown form of an error: its code. Its text may repeat the patient's input. */
export const shownError = (error: unknown): Shown | null =>
  error === null || error === undefined ? null : { code: error instanceof EffectError ? error.code : 'Unexpected' };

/**
 * The shown form of a walk. Counts of answers and the previous step are left out, because they would reveal steps
 * without a shown name.
 */
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

/** The shown form of a machine's context; empty for anything but a flow or a walk. */
export function shownContext(context: unknown, redaction: Redaction | undefined): Shown {
  if (!isObject(context) || !redaction) return {};
  if (isWalkContext(context)) return shownWalk(context, redaction);
  if (!isFlow(context)) return {};
  const { enter, problem, answers } = context;
  return { enter: shownEnter(enter, redaction), problem: shownError(problem), ...redaction.store(answers) };
}

/** The shown form of an effect's input: for a save, the step and its answer; empty for all others. */
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

/** The shown form of an actor's output: a walk's exit, an acknowledgement, the returned facts. */
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
