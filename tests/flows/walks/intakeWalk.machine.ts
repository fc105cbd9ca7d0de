import { setup } from 'xstate';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { intakeWalkSteps } from './intakeWalkSteps.ts';

/** A flow that asks the questions of a template and nothing else, so that checking one costs little. */
export const intakeWalkMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: guardsOf(intakeWalkSteps),
  actors: { walk: walkMachine },
}).createMachine({
  id: 'intake-walk',
  context: flowContext,
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('intake', { complete: true }),
        onDone: [{ guard: 'stopped', target: 'asking' }, { target: 'completing' }],
      },
    },
    completing: { always: 'check' },
    check: { invoke: { src: 'walk', systemId: WALK, input: walks('asked') } },
  },
});
