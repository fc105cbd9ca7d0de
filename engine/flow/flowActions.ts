import { assign, type AnyEventObject } from 'xstate';
import { effectErrorOf, type EffectError } from '../effects/EffectError.ts';
import type { Facts } from '../definition/facts.ts';
import type { KnownFacts } from '../definition/FactTypes.ts';
import { heldStops, raisedFacts, raisingStep } from '../definition/stops.ts';
import { ENTRY, entering, RAISED_AT, RETURNS, type FlowContext, type Opening } from './FlowContext.ts';
import type { Enter } from '../walk/walk.ts';
import type { WalkOutput } from '../walk/walkMachine.ts';

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const learnInto = ({ answers }: FlowContext, facts: KnownFacts): Partial<FlowContext> => {
  answers.learn(facts);
  return { learned: answers.revision, problem: null };
};

const enter = (at: Enter) => assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>({ enter: at });

/** Stores the facts that an effect returned. */
const learn = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) =>
  isFacts(event['output']) ? learnInto(context, event['output']) : {},
);

/** Stores facts that the transition itself names. */
const learnThat = assign<FlowContext, AnyEventObject, KnownFacts, AnyEventObject, never>(({ context }, facts) =>
  learnInto(context, facts),
);

/** The error of a failed effect, or of a failed flow that this flow invoked. */
const problemIn = (event: AnyEventObject): EffectError =>
  isFlowOutput(event['output']) && event['output'].problem ? event['output'].problem : effectErrorOf(event['error']);

/** Keeps the error of a failed effect or flow for display, and stores the facts that it returned. */
const showProblem = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) => {
  const problem = problemIn(event);
  return { ...learnInto(context, problem.learns), problem };
});

/** Enters the next section at a step, by its id. */
const enterAt = assign<FlowContext, AnyEventObject, { readonly step: string }, AnyEventObject, never>(
  (_, { step }) => ({
    enter: { step },
  }),
);

/** Opens a section of a flow or a step of it; sent for a URL or a link inside the portal. */
export interface GoEvent extends Opening {
  readonly type: 'GO';
}

const isGo = (event: AnyEventObject): event is GoEvent => event.type === 'GO' && typeof event['section'] === 'string';

/** Stores the section and step that a GO event asks for. */
const goTo = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) =>
  isGo(event)
    ? { ...learnInto(context, { [ENTRY]: event.section, [RETURNS]: event.returns === true }), enter: entering(event) }
    : {},
);

/**
 * Opens the flow that the next state invokes at one of its sections. If it has no such section, it opens at its
 * beginning.
 */
const openAt = assign<FlowContext, AnyEventObject, { readonly section: string }, AnyEventObject, never>(
  ({ context }, { section }) => learnInto(context, { [ENTRY]: section }),
);

const stoppedAtOf = (event: AnyEventObject): string | undefined =>
  isWalkOutput(event['output']) ? event['output'].stoppedAt : undefined;

/** Keeps the step that raised a stop for the flow that runs this one. */
const keepPlace = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ event }) => {
  const stoppedAt = stoppedAtOf(event);
  return stoppedAt === undefined ? {} : { stoppedAt };
});

/**
 * Finds the question that raised the first stop that holds: the one just answered, the one that was asked for, or the last one
 * that can raise it. The stop has its address, and the flow enters the next section there.
 */
const enterStop = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) => {
  const { answers, enter: asked } = context;
  const step = stoppedAtOf(event) ?? (typeof asked === 'object' ? asked.step : undefined);
  const held = heldStops(answers);
  const raising = held[0] && raisingStep(answers, held[0].id, step);
  if (!raising) return {};
  const facts = { [ENTRY]: raising.section, [RAISED_AT]: raising.step, ...raisedFacts(answers, held) };
  return { ...learnInto(context, facts), enter: { step: raising.step } };
});

/** The actions that flow machines share. Machines refer to them by name and define no inline actions. */
export const flowActions = {
  goTo,
  learn,
  learnThat,
  openAt,
  showProblem,
  enterAt,
  enterStop,
  keepPlace,
  enterFirst: enter('first'),
  enterLast: enter('last'),
  enterGap: enter('gap'),
  enterGaps: enter('gaps'),
};

const isWalkOutput = (output: unknown): output is WalkOutput =>
  typeof output === 'object' &&
  output !== null &&
  'exit' in output &&
  (output.exit === 'forward' || output.exit === 'back');

/** The guard that is true when a walk, or a flow that walks, ended by going back. */
export const wentBack = ({ event }: { readonly event: AnyEventObject }): boolean =>
  isWalkOutput(event['output']) && event['output'].exit === 'back';

/** The guard that is true when a walk ended because a stop holds. */
export const wasStopped = ({ event }: { readonly event: AnyEventObject }): boolean => stoppedAtOf(event) !== undefined;

/**
 * The output of a flow that another flow runs: like a walk's, plus a problem if the flow ended going back because its
 * effect failed.
 */
export interface FlowOutput extends WalkOutput {
  readonly problem?: EffectError | null;
}

const isFlowOutput = (output: unknown): output is FlowOutput => isWalkOutput(output);

/** The output of a flow whose final state determines it. */
export const exitOf = ({
  context: { problem, stoppedAt },
  event,
}: {
  readonly context: FlowContext;
  readonly event: { readonly output: unknown };
}): FlowOutput => ({
  ...(isWalkOutput(event.output) ? event.output : { exit: 'forward' as const }),
  problem,
  ...(stoppedAt !== undefined && { stoppedAt }),
});
