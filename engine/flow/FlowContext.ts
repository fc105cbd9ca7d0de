import type { Answers } from '../answers/Answers.ts';
import type { EffectError } from '../effects/EffectError.ts';
import type { Enter } from '../walk/walk.ts';

/** What every flow is started with. */
export interface FlowInput {
  readonly answers: Answers;
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

/** The context that a flow starts with. */
export const flowContext = ({ input }: { readonly input: FlowInput }): FlowContext => ({
  answers: input.answers,
  learned: 0,
  enter: input.enter ?? 'first',
  problem: null,
});
