import type { FlowContext, FlowInput } from './FlowContext.ts';
import type { WalkInput } from '../walk/walkMachine.ts';

/** The system id of the walk on screen: there is one at a time, and the renderer finds it by this name. */
export const WALK = 'walk';

/** The input of an invoked walk: this section, entered where the flow says. */
export const walks =
  (section: string, options: Pick<WalkInput, 'complete'> = {}) =>
  ({ context }: { readonly context: FlowContext }): WalkInput => ({
    ...options,
    answers: context.answers,
    section,
    enter: context.enter,
  });

/** The input of a flow that another flow invokes: the same answers. */
export const flows = ({ context }: { readonly context: FlowContext }): FlowInput => ({
  answers: context.answers,
  enter: context.enter,
});

/** The input of effects: the answers, to read what they need. */
export const answersOf = ({ context }: { readonly context: FlowContext }): Pick<FlowContext, 'answers'> => ({
  answers: context.answers,
});
