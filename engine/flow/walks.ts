import type { FlowContext, FlowInput } from './FlowContext.ts';
import type { WalkInput } from '../walk/walkMachine.ts';

/** The system id of the walk on screen. There is only one at a time, and the renderer finds it by this id. */
export const WALK = 'walk';

/** The input of an invoked walk: the given section, entered where the context says. */
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

/** The input of effects: the answers. */
export const answersOf = ({ context }: { readonly context: FlowContext }): Pick<FlowContext, 'answers'> => ({
  answers: context.answers,
});
