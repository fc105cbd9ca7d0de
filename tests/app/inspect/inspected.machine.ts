import { setup } from 'xstate';
import { effect } from '#engine/effects/effect.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { flowActions } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';

/** A flow of one section and one effect after it. */
export const inspectedMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  actors: { walk: walkMachine, finish: effect<Facts, Pick<FlowContext, 'answers'>>('finish') },
  actions: { learn: flowActions.learn, showProblem: flowActions.showProblem, goTo: flowActions.goTo },
}).createMachine({
  id: 'inspected',
  context: flowContext,
  initial: 'asking',
  on: { GO: { actions: 'goTo' } },
  states: {
    asking: { invoke: { src: 'walk', systemId: WALK, input: walks('questions'), onDone: 'finishing' } },
    finishing: {
      invoke: {
        src: 'finish',
        input: answersOf,
        onDone: { target: 'done', actions: 'learn' },
        onError: { target: 'again', actions: 'showProblem' },
      },
    },
    again: { on: { AGAIN: 'finishing' } },
    done: { type: 'final' },
  },
});
