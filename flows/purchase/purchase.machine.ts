import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { answersOf, flows, WALK, walks } from '#engine/flow/walks.ts';
import { cardMachine } from '../card/card.machine.ts';
import steps from './purchase.steps.json' with { type: 'json' };

/**
 * The purchase of a lab test or another product that needs no approval: a plan that renews becomes a subscription,
 * anything else an order that is created once and then submitted. `finishPurchase` does the work of the flow that runs
 * the purchase. The status of the money decides what the next press of the button does. A charged purchase is finished
 * and never bought again. If a response was lost, the backend is asked first; as long as the status is unknown, only
 * the same purchase can be sent again, under the same idempotency key. An order is submitted only at a total that the
 * patient has seen.
 */
export const purchaseMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    card: cardMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'purchase',
  context: flowContext,
  initial: 'opening',
  output: exitOf,
  states: {
    opening: { always: { target: 'editing', actions: 'enterFirst' } },
    editing: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('lab-checkout'),
        onDone: [{ guard: 'wentBack', target: 'left' }, { target: 'comparing' }],
      },
    },
    comparing: { invoke: { src: 'compareChoice', input: answersOf, onDone: { target: 'pressed', actions: 'learn' } } },
    pressed: {
      always: [
        { guard: 'boughtOtherwise', target: 'refusing' },
        { guard: 'isBought', target: 'finishing' },
        { guard: 'moneyUnknown', target: 'askingOutcome' },
        { target: 'card' },
      ],
    },
    askingOutcome: {
      invoke: {
        src: 'askPurchase',
        input: answersOf,
        onDone: { target: 'outcomeKnown', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    outcomeKnown: {
      always: [
        { guard: 'mayBeBoughtOtherwise', target: 'refusing' },
        { guard: 'isBought', target: 'finishing' },
        { target: 'card' },
      ],
    },
    refusing: {
      invoke: {
        src: 'refuseSecondPurchase',
        input: answersOf,
        onDone: 'opening',
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    card: {
      invoke: {
        src: 'card',
        input: flows,
        onDone: [{ guard: 'wentBack', target: 'opening', actions: 'showProblem' }, { target: 'purchaseKnown' }],
      },
    },
    purchaseKnown: {
      always: [
        // An order that was written for another choice is not the purchase any more, nor what is asked about later.
        {
          guard: 'isRecurring',
          target: 'subscribing',
          actions: { type: 'learnThat', params: { 'purchase.order': null } },
        },
        { guard: 'isWritten', target: 'orderKnown' },
        { target: 'creatingOrder' },
      ],
    },
    subscribing: {
      invoke: {
        src: 'subscribe',
        input: answersOf,
        onDone: { target: 'finishing', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    creatingOrder: {
      invoke: {
        src: 'createOrder',
        input: answersOf,
        onDone: { target: 'orderKnown', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    orderKnown: {
      always: [
        { guard: 'isBought', target: 'finishing' },
        { guard: 'totalTold', target: 'submittingOrder' },
        { target: 'tellingTotal' },
      ],
    },
    tellingTotal: {
      invoke: {
        src: 'tellTotal',
        input: answersOf,
        onDone: 'opening',
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    submittingOrder: {
      invoke: {
        src: 'submitOrder',
        input: answersOf,
        onDone: { target: 'finishing', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    finishing: {
      invoke: {
        src: 'finishPurchase',
        input: answersOf,
        onDone: 'findingPanel',
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    findingPanel: {
      invoke: {
        src: 'findPanel',
        input: answersOf,
        onDone: { target: 'clearing', actions: 'learn' },
        onError: 'clearing',
      },
    },
    clearing: { invoke: { src: 'clearCheckout', input: answersOf, onDone: 'bought' } },
    bought: { type: 'final', output: { exit: 'forward' } },
    left: { type: 'final', output: { exit: 'back' } },
  },
});
