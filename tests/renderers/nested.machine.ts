import { setup } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import { effect } from '#engine/effects/effect.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { exitOf, flowActions, wentBack } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { answersOf, flows, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine, type WalkOutput } from '#engine/walk/walkMachine.ts';

/** A flow that asks, then works; where the work fails, the flow fails. */
const innerMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as WalkOutput },
  guards: { wentBack },
  actors: { walk: walkMachine, work: effect<Facts, { readonly answers: Answers }>('work') },
}).createMachine({
  id: 'inner',
  context: flowContext,
  initial: 'asking',
  output: exitOf,
  states: {
    asking: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('inner'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'working' }],
      },
    },
    working: { invoke: { src: 'work', input: answersOf, onDone: 'forward' } },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});

/** A flow with another one between its two sections; GO opens its last section from everywhere. */
export const nestedMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: { wentBack },
  actions: flowActions,
  actors: { walk: walkMachine, inner: innerMachine },
}).createMachine({
  id: 'nested',
  context: flowContext,
  initial: 'first',
  on: { GO: { target: '.last', actions: 'enterFirst' } },
  states: {
    first: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('first'),
        onDone: { target: 'inner', actions: 'enterFirst' },
      },
    },
    inner: {
      invoke: {
        src: 'inner',
        input: flows,
        onDone: [
          { guard: 'wentBack', target: 'first', actions: 'enterFirst' },
          { target: 'last', actions: 'enterFirst' },
        ],
        onError: { target: 'first', actions: ['showProblem', 'enterFirst'] },
      },
    },
    last: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('last'),
        onDone: [{ guard: 'wentBack', target: 'inner', actions: 'enterLast' }, { target: 'ended' }],
      },
    },
    ended: { type: 'final' },
  },
});
