import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { walkMachine, type WalkOutput } from '#engine/walk/walkMachine.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import steps from './checkout.steps.json' with { type: 'json' };

/**
 * The checkout of a visit. The address is saved with the screen; then follow, in this order, the account as it is now,
 * the card, the membership, the coaching subscription, the completion of the visit, tags, and clearing what the browser
 * kept. Whatever fails leads back to the screen; what was done before stays done and is not done again.
 */
export const checkoutMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as WalkOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'checkout',
  context: flowContext,
  initial: 'opening',
  output: exitOf,
  states: {
    opening: { always: { target: 'editing', actions: 'enterFirst' } },
    editing: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('checkout'),
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
        { guard: 'paysWithSavedCard', target: 'membershipKnown' },
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
    cardSaved: { always: [{ guard: 'cardOnFile', target: 'membershipKnown' }, { target: 'withoutCard' }] },
    membershipKnown: {
      always: [
        { guard: 'paymentDisabled', target: 'droppingMembership' },
        { guard: 'startsMembership', target: 'startingMembership' },
        { target: 'subscriptionKnown' },
      ],
    },
    droppingMembership: {
      invoke: { src: 'dropMembership', input: answersOf, onDone: { target: 'subscriptionKnown', actions: 'learn' } },
    },
    startingMembership: {
      invoke: {
        src: 'startMembership',
        input: answersOf,
        onDone: { target: 'subscriptionKnown', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    subscriptionKnown: {
      always: [
        { guard: 'needsSubscription', target: 'creatingSubscription' },
        { guard: 'needsAttaching', target: 'attachingSubscription' },
        { target: 'completing' },
      ],
    },
    creatingSubscription: {
      invoke: {
        src: 'createSubscription',
        input: answersOf,
        onDone: { target: 'attachingSubscription', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    attachingSubscription: {
      invoke: {
        src: 'attachSubscription',
        input: answersOf,
        onDone: { target: 'completing', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    completing: {
      invoke: {
        src: 'completeIntake',
        input: answersOf,
        onDone: { target: 'completed', actions: 'learn' },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    completed: { always: [{ guard: 'isTracked', target: 'tracking' }, { target: 'clearing' }] },
    tracking: {
      invoke: { src: 'trackCheckout', input: answersOf, onDone: 'clearing', onError: 'clearing' },
    },
    clearing: { invoke: { src: 'clearCheckout', input: answersOf, onDone: 'submitted' } },
    submitted: { type: 'final', output: { exit: 'forward' } },
    left: { type: 'final', output: { exit: 'back' } },
  },
});
