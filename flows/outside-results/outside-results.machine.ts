import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './outside-results.steps.json' with { type: 'json' };

/**
 * Entering results of another laboratory: the test that they are from, the values, and a look at all of them before they are
 * added. The day is checked before values are typed, so that nobody types them for nothing.
 */
export const outsideResultsMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'outside-results',
  context: flowContext,
  initial: 'test',
  output: exitOf,
  states: {
    test: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('test'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'checking' }],
      },
    },
    checking: {
      invoke: {
        src: 'checkDay',
        input: answersOf,
        onDone: { target: 'values', actions: ['learn', 'enterFirst'] },
        onError: { target: 'test', actions: ['showProblem', 'enterFirst'] },
      },
    },
    values: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('values'),
        onDone: [{ guard: 'wentBack', target: 'test', actions: 'enterFirst' }, { target: 'adding' }],
      },
    },
    adding: {
      invoke: {
        src: 'addResults',
        input: answersOf,
        onDone: { target: 'added', actions: ['learn', 'enterFirst'] },
        onError: { target: 'values', actions: ['showProblem', 'enterLast'] },
      },
    },
    added: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('added'),
        onDone: 'forward',
      },
    },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
