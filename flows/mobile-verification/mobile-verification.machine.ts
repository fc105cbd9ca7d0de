import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './mobile-verification.steps.json' with { type: 'json' };

/** Mobile verification: the number, the code sent to it, and the confirmation. */
export const mobileVerificationMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'mobile-verification',
  context: flowContext,
  initial: 'number',
  output: exitOf,
  states: {
    number: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('mobile-number'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'sending' }],
      },
    },
    sending: {
      invoke: {
        src: 'sendCode',
        input: answersOf,
        onDone: { target: 'code', actions: ['learn', 'enterFirst'] },
        onError: { target: 'number', actions: ['showProblem', 'enterFirst'] },
      },
    },
    code: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('mobile-code'),
        onDone: [{ guard: 'wentBack', target: 'number', actions: 'enterFirst' }, { target: 'codeEntered' }],
      },
    },
    codeEntered: {
      always: [{ guard: 'wantsNewCode', target: 'sending' }, { target: 'verifying' }],
    },
    verifying: {
      invoke: {
        src: 'verifyCode',
        input: answersOf,
        onDone: { target: 'known', actions: 'learn' },
        onError: { target: 'code', actions: ['showProblem', 'enterFirst'] },
      },
    },
    known: {
      always: [
        { guard: 'numberVerified', target: 'success', actions: 'enterFirst' },
        { target: 'code', actions: 'enterFirst' },
      ],
    },
    success: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('mobile-verified'),
        onDone: 'forward',
      },
    },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
