import { setup } from 'xstate';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';

/** A flow that walks its one section. */
export const questionsMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  actors: { walk: walkMachine },
}).createMachine({
  id: 'questions',
  context: flowContext,
  initial: 'walking',
  states: {
    walking: { invoke: { src: 'walk', systemId: WALK, input: walks('questions'), onDone: 'done' } },
    done: { type: 'final' },
  },
});
