import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf } from '#engine/flow/walks.ts';
import steps from './card.steps.json' with { type: 'json' };

/**
 * The card that a checkout charges. The flow reads the current account, then uses the saved card or saves the one that
 * was entered. It ends forward with a card on file, or back with the problem.
 */
export const cardMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: guardsOf(steps),
  actions: flowActions,
  actors: effectActors(steps),
}).createMachine({
  id: 'card',
  context: flowContext,
  initial: 'refreshingUser',
  output: exitOf,
  states: {
    refreshingUser: {
      invoke: {
        src: 'refreshUser',
        input: answersOf,
        onDone: { target: 'chosen', actions: 'learn' },
        onError: { target: 'refused', actions: 'showProblem' },
      },
    },
    chosen: {
      always: [
        { guard: 'cardMissing', target: 'withoutCard' },
        { guard: 'paysWithSavedCard', target: 'ready' },
        { guard: 'hasPaymentAccount', target: 'updatingCard' },
        { target: 'creatingCardAccount' },
      ],
    },
    withoutCard: {
      invoke: {
        src: 'refuseWithoutCard',
        input: answersOf,
        onDone: 'refused',
        onError: { target: 'refused', actions: 'showProblem' },
      },
    },
    creatingCardAccount: {
      invoke: {
        src: 'createCardAccount',
        input: answersOf,
        onDone: { target: 'saved', actions: 'learn' },
        onError: { target: 'refused', actions: 'showProblem' },
      },
    },
    updatingCard: {
      invoke: {
        src: 'updateCard',
        input: answersOf,
        onDone: { target: 'saved', actions: 'learn' },
        onError: { target: 'refused', actions: 'showProblem' },
      },
    },
    saved: { always: [{ guard: 'cardOnFile', target: 'ready' }, { target: 'withoutCard' }] },
    ready: { type: 'final', output: { exit: 'forward' } },
    refused: { type: 'final', output: { exit: 'back' } },
  },
});
