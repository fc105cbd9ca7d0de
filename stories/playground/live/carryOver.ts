import type { AnyActorRef, Snapshot } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import { gapIn, nextIn, previousIn } from '#engine/walk/walk.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import { isMachine, isWalk } from '#engine/authoring/explore/machineParts.ts';

interface Carried {
  readonly snapshot: Snapshot<unknown>;
  readonly src: unknown;
  readonly systemId: unknown;
  readonly syncSnapshot: boolean;
}

/** The position of a step in the current version of its section; undefined if the section shows nothing. */
function positionNow(context: WalkContext, answers: Answers): number | undefined {
  const section = answers.definition.sections.get(context.section);
  if (!section) return undefined;
  const before = answers.definition.positions.get(stepOf(context)?.step.id ?? '') ?? -1;
  const isThere = before >= section.from && before < section.to;
  if (isThere && answers.isRelevant(before)) return before;
  const at = isThere ? nextIn(answers, section, before) : gapIn(answers, section);
  const shown = at < section.to ? at : previousIn(answers, section, section.to);
  return shown >= section.from ? shown : undefined;
}

function carriedWalk(context: WalkContext, answers: Answers): Snapshot<unknown> | undefined {
  const section = answers.definition.sections.get(context.section);
  const index = positionNow(context, answers);
  if (!section || index === undefined) return undefined;
  return persisted('showing', {
    ...context,
    ...section,
    answers,
    index,
    revision: answers.revision,
    problems: [],
    held: null,
    partial: false,
    failure: null,
    theirs: null,
    change: { dropped: [], asked: [] },
    saved: null,
  });
}

const persisted = (value: unknown, context: object, children: object = {}): Snapshot<unknown> =>
  Object.assign(
    { status: 'active' as const, output: undefined, error: undefined },
    { value, context, children, historyValue: {} },
  );

const isWalkContext = (context: unknown): context is WalkContext =>
  typeof context === 'object' && context !== null && 'section' in context && 'index' in context;

const isRef = (value: unknown): value is AnyActorRef =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value && 'sessionId' in value;

function carried(ref: AnyActorRef, answers: Answers): Snapshot<unknown> | undefined {
  const snapshot: unknown = ref.getSnapshot();
  if (typeof snapshot !== 'object' || snapshot === null || !('status' in snapshot) || snapshot.status !== 'active')
    return undefined;
  if (!('machine' in snapshot && isMachine(snapshot.machine) && 'value' in snapshot && 'context' in snapshot))
    return Object.assign({ status: 'active' as const, output: undefined, error: undefined }, { input: { answers } });
  const { machine, context, value } = snapshot;
  if (isWalk(machine)) return isWalkContext(context) ? carriedWalk(context, answers) : undefined;
  const children: { [id: string]: Carried } = {};
  for (const [id, child] of Object.entries('children' in snapshot ? Object(snapshot.children) : {})) {
    const below = isRef(child) ? carried(child, answers) : undefined;
    if (!isRef(child) || !below) return undefined;
    children[id] = {
      snapshot: below,
      src: child.src,
      systemId: 'systemId' in child ? child.systemId : undefined,
      syncSnapshot: false,
    };
  }
  return persisted(value, { ...Object(context), answers }, children);
}

/**
 * A snapshot with which a new actor of the same machine continues a running flow, with other answers: every machine
 * stays in its state, effects run again, and the same step is on screen. If that step is gone, the next one is;
 * undefined if nothing of the section is left or the flow has ended.
 */
export const carryOver = (actor: AnyActorRef, answers: Answers): Snapshot<unknown> | undefined =>
  carried(actor, answers);
