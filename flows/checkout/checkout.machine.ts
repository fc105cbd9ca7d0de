import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { answersOf, flows, WALK, walks } from '#engine/flow/walks.ts';
import { cardMachine } from '../card/card.machine.ts';
import steps from './checkout.steps.json' with { type: 'json' };

/**
 * The checkout of a visit. The postal address is saved with the screen. Then follow, in this order: card, membership,
 * coaching subscription, completion of the visit, tags, clearing the browser's storage. Every failure leads back to the
 * screen; steps that succeeded are not repeated. If it is unknown whether the visit was completed, the backend is asked
 * first.
 */
export const checkoutMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    card: cardMachine,
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
        onDone: [{ guard: 'wentBack', target: 'left' }, { target: 'pressed' }],
      },
    },
    pressed: {
      always: [
        { guard: 'visitComplete', target: 'completed' },
        { guard: 'moneyUnknown', target: 'askingOutcome' },
        { target: 'card' },
      ],
    },
    askingOutcome: {
      invoke: {
        src: 'askVisit',
        input: answersOf,
        onDone: {
          target: 'outcomeKnown',
          actions: [{ type: 'learnThat', params: { 'purchase.money': 'none' } }, 'learn'],
        },
        onError: { target: 'opening', actions: 'showProblem' },
      },
    },
    outcomeKnown: { always: [{ guard: 'visitComplete', target: 'completed' }, { target: 'card' }] },
    card: {
      invoke: {
        src: 'card',
        input: flows,
        onDone: [{ guard: 'wentBack', target: 'opening', actions: 'showProblem' }, { target: 'membershipKnown' }],
      },
    },
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
