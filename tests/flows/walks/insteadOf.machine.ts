import { setup } from 'xstate';
import { exitOf, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';

/** A flow that stands for one which another flow invokes: a screen that is passed in either direction. */
export const insteadOf = (name: string) =>
  setup({
    types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
    guards: { wentBack },
    actors: { walk: walkMachine },
  }).createMachine({
    id: `instead-of-${name}`,
    context: flowContext,
    initial: 'asking',
    output: exitOf,
    states: {
      asking: {
        invoke: {
          src: 'walk',
          systemId: WALK,
          input: walks('instead'),
          onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'forward' }],
        },
      },
      forward: { type: 'final', output: { exit: 'forward' } },
      back: { type: 'final', output: { exit: 'back' } },
    },
  });
