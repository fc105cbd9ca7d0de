import type { Answers } from '../answers/Answers.ts';
import type { EffectError } from '../effects/EffectError.ts';
import type { Enter } from '../walk/walk.ts';

/** The place where a flow is opened: a section, or a step of it. */
export interface Opening {
  readonly section: string;
  readonly step?: string;
  /** Whether the patient corrects one step and then returns to where it was opened. */
  readonly returns?: boolean;
}

/** The input of every flow. */
export interface FlowInput {
  readonly answers: Answers;
  /** The place that the URL asks for; without it, the flow starts at its beginning. */
  readonly opens?: Opening | undefined;
  /** Where the first section is entered, when another flow runs this one. */
  readonly enter?: Enter;
}

/** The context of every flow machine: the answer store, where to enter the next section, and the last failure. */
export interface FlowContext {
  readonly answers: Answers;
  /**
   * The store's revision when the flow last stored facts. It is kept in the context so that a new fact produces a new
   * snapshot.
   */
  readonly learned: number;
  readonly enter: Enter;
  readonly problem: EffectError | null;
  /** The id of the step with whose answer a stop held, for the flow that runs this one. */
  readonly stoppedAt?: string;
}

/** The fact that tells conditions which section was asked for. The flow itself sets it. */
export const ENTRY: string = 'entry.section';

/** The fact that tells conditions whether the patient returns after the step that was asked for. The flow itself sets it. */
export const RETURNS: string = 'entry.returns';

/** The fact that holds the id of the question that raised the stop on screen. The flow itself sets it. */
export const RAISED_AT: string = 'entry.raised_at';

/** Where to enter a section that was asked for: at the named step, or at the first open question. */
export const entering = ({ step, returns = false }: Opening): Enter =>
  step === undefined ? 'gap' : returns ? { step, returns } : { step };

/** The initial context of a flow. */
export function flowContext({
  input: { answers, opens, enter = 'first' },
}: {
  readonly input: FlowInput;
}): FlowContext {
  if (opens) answers.learn({ [ENTRY]: opens.section });
  return { answers, learned: 0, enter: opens ? entering(opens) : enter, problem: null };
}
