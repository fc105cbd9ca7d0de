import { setup } from 'xstate';
import { exitOf, flowActions, wasStopped, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './pharmacy.steps.json' with { type: 'json' };

/**
 * Medical history: an incomplete medical profile is asked question by question, a complete one is reviewed on one
 * screen. If the URL names a screen, that one opens.
 */
export const pharmacyMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wasStopped, wentBack },
  actions: flowActions,
  actors: { walk: walkMachine },
}).createMachine({
  id: 'pharmacy',
  context: flowContext,
  initial: 'opening',
  output: exitOf,
  states: {
    opening: {
      always: [
        { guard: 'opensOverview', target: 'overview', actions: 'enterFirst' },
        { guard: 'opensQuestions', target: 'questions' },
        { guard: 'medicalProfileComplete', target: 'overview', actions: 'enterFirst' },
        { guard: 'female', target: 'questions', actions: { type: 'enterAt', params: { step: 'pregnancy' } } },
        { target: 'questions', actions: { type: 'enterAt', params: { step: 'allergies' } } },
      ],
    },
    overview: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('pharmacy-overview'),
        onDone: [
          { guard: 'wentBack', target: 'back' },
          { guard: 'wasStopped', target: 'stopped', actions: 'keepPlace' },
          { target: 'forward' },
        ],
      },
    },
    questions: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('pharmacy-questions', { complete: true }),
        onDone: [
          { guard: 'wentBack', target: 'back' },
          { guard: 'wasStopped', target: 'stopped', actions: 'keepPlace' },
          { target: 'forward' },
        ],
      },
    },
    stopped: { type: 'final', output: { exit: 'forward' } },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
