import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { walkMachine, type WalkOutput } from '#engine/walk/walkMachine.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import steps from './purchase.steps.json' with { type: 'json' };

/**
 * Buying a lab test or another product that needs no approval: a plan that renews becomes a subscription, anything else
 * an order that is created once and then submitted. `finishPurchase` is what the purchase belongs to doing its part.
 */
export const purchaseMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as WalkOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
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
        onDone: [{ guard: 'wentBack', target: 'left' }, { target: 'refreshingUser' }],
      },
    },
    refreshingUser: {
      invoke: {
        src: 'refreshUser',
        input: answersOf,
        onDone: { target: 'cardKnown', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    cardKnown: {
      always: [
        { guard: 'cardMissing', target: 'withoutCard' },
        { guard: 'paysWithSavedCard', target: 'purchaseKnown' },
        { guard: 'hasPaymentAccount', target: 'updatingCard' },
        { target: 'creatingCardAccount' },
      ],
    },
    withoutCard: {
      invoke: {
        src: 'refuseWithoutCard',
        input: answersOf,
        onDone: 'opening',
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    creatingCardAccount: {
      invoke: {
        src: 'createCardAccount',
        input: answersOf,
        onDone: { target: 'cardSaved', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    updatingCard: {
      invoke: {
        src: 'updateCard',
        input: answersOf,
        onDone: { target: 'cardSaved', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    cardSaved: { always: [{ guard: 'cardOnFile', target: 'purchaseKnown' }, { target: 'withoutCard' }] },
    purchaseKnown: {
      always: [
        { guard: 'isSubscribed', target: 'finishing' },
        { guard: 'isRecurring', target: 'subscribing' },
        { guard: 'isOrdered', target: 'submittingOrder' },
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
        onDone: { target: 'submittingOrder', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    submittingOrder: {
      invoke: {
        src: 'submitOrder',
        input: answersOf,
        onDone: 'finishing',
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
