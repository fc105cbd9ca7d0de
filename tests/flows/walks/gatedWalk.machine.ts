import { setup } from 'xstate';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { gatedSteps } from '../check/smallSources.ts';

/** A flow that asks the questions of a template of some and nothing of the others. */
export const gatedWalkMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: guardsOf(gatedSteps),
  actors: { walk: walkMachine },
}).createMachine({
  id: 'gated-walk',
  context: flowContext,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAsked', target: 'asking' }, { target: 'asked' }] },
    asking: {
      invoke: { src: 'walk', systemId: WALK, input: walks('intake', { complete: true }), onDone: 'asked' },
    },
    asked: { invoke: { src: 'walk', systemId: WALK, input: walks('asked') } },
  },
});
