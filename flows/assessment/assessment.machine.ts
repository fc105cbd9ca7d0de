import { setup } from 'xstate';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './assessment.steps.json' with { type: 'json' };

/**
 * The way through the newest report of a lab test, step by step. Which steps there are depends on the report.
 */
export const assessmentMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: { walk: walkMachine },
}).createMachine({
  id: 'assessment',
  context: flowContext,
  initial: 'overview',
  output: exitOf,
  on: { GO: { target: '.overview', actions: 'goTo' } },
  states: {
    overview: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('overview'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'forward' }],
      },
    },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
