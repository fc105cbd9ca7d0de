import type { Answers } from '../answers/Answers.ts';
import type { EffectError } from '../effects/EffectError.ts';
import type { Enter } from '../walk/walk.ts';

/** Where a flow is opened: a section, or a step of it. */
export interface Opening {
  readonly section: string;
  readonly step?: string;
}

/** What every flow is started with. */
export interface FlowInput {
  readonly answers: Answers;
  /** What is asked for by an address; without it the flow begins where it begins. */
  readonly opens?: Opening | undefined;
  /** Where the first section is entered, of a flow that another one runs. */
  readonly enter?: Enter;
}

/** What every flow machine keeps: the answer store, where the next section is entered, and what failed last. */
export interface FlowContext {
  readonly answers: Answers;
  /** The store's revision when the flow last learned something; it makes the snapshot change. */
  readonly learned: number;
  readonly enter: Enter;
  readonly problem: EffectError | null;
}

/** The fact by which conditions read which section was asked for. The flow itself sets it, whatever sections it has. */
export const ENTRY: string = 'entry.section';

/** Where a section that was asked for is entered: at its step, or at its first open question. */
export const entering = ({ step }: Opening): Enter => (step === undefined ? 'gap' : { step });

/** The context that a flow starts with. */
export function flowContext({
  input: { answers, opens, enter = 'first' },
}: {
  readonly input: FlowInput;
}): FlowContext {
  if (opens) answers.learn({ [ENTRY]: opens.section });
  return { answers, learned: 0, enter: opens ? entering(opens) : enter, problem: null };
}
