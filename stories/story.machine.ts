import { setup } from 'xstate';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';

/** An example flow: one section of questions. */
export const storyMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  actors: { walk: walkMachine },
}).createMachine({
  id: 'story',
  context: flowContext,
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'walk', systemId: WALK, input: walks('questions'), onDone: 'done' } },
    done: { type: 'final' },
  },
});
