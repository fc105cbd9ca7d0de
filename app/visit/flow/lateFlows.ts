import { assign, setup, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { effect } from '#engine/effects/effect.ts';
import { effectErrorOf, type EffectError } from '#engine/effects/EffectError.ts';
import type { FlowInput } from '#engine/flow/FlowContext.ts';
import type { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import type { verificationMachine } from '#flows/verification/verification.machine.ts';

/** What the effect `loadFlow` is asked for. */
export interface LoadInput {
  /** The name of the flow. */
  readonly flow: string;
}

interface LateContext {
  readonly input: FlowInput;
  readonly running: AnyActorRef | undefined;
  /** Why the code could not be loaded, as long as it is not there. */
  readonly problem: EffectError | null;
}

/** How long to wait before code that could not be loaded is asked for again, in milliseconds. */
const PAUSE = 2000;

/**
 * Stands in a machine for a flow whose code comes later. When it is entered, the effect `loadFlow` returns the flow's machine
 * with its effects, which then runs in its place: with its input, its walk and its output. Until the code can be loaded, it is
 * asked for again, and the error of the effect is kept for the patient.
 *
 * @param flow the name of the flow
 */
function lateFlow(flow: string): AnyStateMachine {
  return setup({
    types: { context: {} as LateContext, input: {} as FlowInput },
    actors: { loadFlow: effect<AnyStateMachine, LoadInput>('loadFlow') },
  }).createMachine({
    id: flow,
    context: ({ input }) => ({ input, running: undefined, problem: null }),
    initial: 'loading',
    output: ({ event }) => event.output,
    states: {
      loading: {
        invoke: {
          src: 'loadFlow',
          input: { flow },
          onDone: {
            target: 'running',
            actions: assign({
              running: ({ context, event, spawn }) => spawn(event.output, { input: context.input }),
              problem: null,
            }),
          },
          onError: { target: 'waiting', actions: assign({ problem: ({ event }) => effectErrorOf(event.error) }) },
        },
      },
      waiting: { after: { [PAUSE]: 'loading' } },
      running: { on: { 'xstate.done.actor.*': 'over' } },
      over: { type: 'final', output: ({ event }) => event.output },
    },
  });
}

/** The flows that come after the questions of a visit, without their code. */
export const lateFlows = {
  checkout: lateFlow('checkout') as typeof checkoutMachine,
  purchase: lateFlow('purchase') as typeof purchaseMachine,
  verification: lateFlow('verification') as typeof verificationMachine,
};
