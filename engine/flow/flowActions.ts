import { assign, type AnyEventObject } from 'xstate';
import { effectErrorOf, type EffectError } from '../effects/EffectError.ts';
import type { Facts } from '../definition/facts.ts';
import type { KnownFacts } from '../definition/FactTypes.ts';
import { ENTRY, entering, type FlowContext, type Opening } from './FlowContext.ts';
import type { Enter } from '../walk/walk.ts';
import type { WalkOutput } from '../walk/walkMachine.ts';

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null;

const learnInto = ({ answers }: FlowContext, facts: KnownFacts): Partial<FlowContext> => {
  answers.learn(facts);
  return { learned: answers.revision, problem: null };
};

const enter = (at: Enter) => assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>({ enter: at });

/** Takes what an effect learned into the facts. */
const learn = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) =>
  isFacts(event['output']) ? learnInto(context, event['output']) : {},
);

/** Sets facts that the transition itself decides. */
const learnThat = assign<FlowContext, AnyEventObject, KnownFacts, AnyEventObject, never>(({ context }, facts) =>
  learnInto(context, facts),
);

/** Why an effect failed, or a flow that ran effects of its own. */
const problemIn = (event: AnyEventObject): EffectError =>
  isFlowOutput(event['output']) && event['output'].problem ? event['output'].problem : effectErrorOf(event['error']);

/** Keeps why an effect, or a flow, failed, for the screen to say, and takes what is known all the same into the facts. */
const showProblem = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) => {
  const problem = problemIn(event);
  return { ...learnInto(context, problem.learns), problem };
});

/** Enters the next section at a step by id. */
const enterAt = assign<FlowContext, AnyEventObject, { readonly step: string }, AnyEventObject, never>(
  (_, { step }) => ({
    enter: { step },
  }),
);

/** Opens a screen of a flow by section and, where given, step: what an address or a link inside the portal asks for. */
export interface GoEvent extends Opening {
  readonly type: 'GO';
}

const isGo = (event: AnyEventObject): event is GoEvent => event.type === 'GO' && typeof event['section'] === 'string';

/** Takes what a GO event asks for. */
const goTo = assign<FlowContext, AnyEventObject, undefined, AnyEventObject, never>(({ context, event }) =>
  isGo(event) ? { ...learnInto(context, { [ENTRY]: event.section }), enter: entering(event) } : {},
);

/** Opens the flow that the next state runs at a section of it; one that names none of them is its beginning. */
const openAt = assign<FlowContext, AnyEventObject, { readonly section: string }, AnyEventObject, never>(
  ({ context }, { section }) => learnInto(context, { [ENTRY]: section }),
);

/** The actions that flow machines share. A machine names them; it defines none inline. */
export const flowActions = {
  goTo,
  learn,
  learnThat,
  openAt,
  showProblem,
  enterAt,
  enterFirst: enter('first'),
  enterLast: enter('last'),
  enterGap: enter('gap'),
};

const isWalkOutput = (output: unknown): output is WalkOutput =>
  typeof output === 'object' &&
  output !== null &&
  'exit' in output &&
  (output.exit === 'forward' || output.exit === 'back');

/** The guard on how a walk, or a flow that walks, ended. */
export const wentBack = ({ event }: { readonly event: AnyEventObject }): boolean =>
  isWalkOutput(event['output']) && event['output'].exit === 'back';

/** How a flow ends that another one runs: as a walk does, and back with a problem where what it did has failed. */
export interface FlowOutput extends WalkOutput {
  readonly problem?: EffectError | null;
}

const isFlowOutput = (output: unknown): output is FlowOutput => isWalkOutput(output);

/** The output of a flow that ends in a final state that says how. */
export const exitOf = ({
  context: { problem },
  event,
}: {
  readonly context: FlowContext;
  readonly event: { readonly output: unknown };
}): FlowOutput => ({ ...(isWalkOutput(event.output) ? event.output : { exit: 'forward' as const }), problem });
