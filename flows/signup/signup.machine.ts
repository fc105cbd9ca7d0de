import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { flowActions, wentBack } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, flows, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { purchaseMachine } from '../purchase/purchase.machine.ts';
import steps from './signup.steps.json' with { type: 'json' };

/**
 * The steps after creating an account: the profile and, for a lab test or supplement, its purchase. The lifestyle
 * questions are the section `questions` of the definition that the server supplies. It ends with `bought`, or on the
 * dashboard if nothing is bought, or where the patient left it.
 */
export const signupMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    purchase: purchaseMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'signup',
  context: flowContext,
  initial: 'locating',
  on: { GO: { target: '.locating', actions: 'goTo' } },
  states: {
    locating: {
      always: [
        { guard: 'opensLabVisit', target: 'labVisit', actions: 'enterFirst' },
        { guard: 'opensQuestions', target: 'questions' },
        { guard: 'passesQuestions', target: 'questionsAnswered' },
        { guard: 'opensPreference', target: 'protocolPreference', actions: 'enterFirst' },
        { guard: 'opensCheckout', target: 'choosingPlan' },
        { target: 'profile', actions: 'enterFirst' },
      ],
    },
    labVisit: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('lab-visit'),
        onDone: [
          { guard: 'wentBack', target: 'left' },
          { target: 'profile', actions: 'enterFirst' },
        ],
      },
    },
    profile: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('profile'),
        onDone: [{ guard: 'wentBack', target: 'beforeProfile' }, { target: 'checkingState' }],
      },
    },
    beforeProfile: {
      always: [{ guard: 'isLabProduct', target: 'labVisit', actions: 'enterFirst' }, { target: 'left' }],
    },
    checkingState: {
      invoke: {
        src: 'checkAvailability',
        input: answersOf,
        onDone: { target: 'availabilityKnown', actions: 'learn' },
        onError: { target: 'profile', actions: ['showProblem', 'enterFirst'] },
      },
    },
    availabilityKnown: {
      always: [{ guard: 'refused', target: 'unavailable', actions: 'enterFirst' }, { target: 'profileSaved' }],
    },
    unavailable: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('unavailable'),
        onDone: { target: 'profile', actions: 'enterFirst' },
      },
    },
    profileSaved: {
      always: [{ guard: 'asksLifestyle', target: 'questions', actions: 'enterGap' }, { target: 'questionsAnswered' }],
    },
    questions: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('questions'),
        onDone: [{ guard: 'wentBack', target: 'profile', actions: 'enterFirst' }, { target: 'questionsAnswered' }],
      },
    },
    questionsAnswered: {
      always: [
        { guard: 'noProduct', target: 'nothingChosen' },
        { guard: 'manyPlans', target: 'protocolPreference', actions: 'enterFirst' },
        { target: 'choosingPlan' },
      ],
    },
    protocolPreference: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('protocol-preference'),
        onDone: [{ guard: 'wentBack', target: 'beforePreference' }, { target: 'choosingPlan' }],
      },
    },
    beforePreference: {
      always: [
        { guard: 'asksLifestyle', target: 'questions', actions: 'enterLast' },
        { target: 'profile', actions: 'enterFirst' },
      ],
    },
    choosingPlan: {
      invoke: {
        src: 'choosePlan',
        input: answersOf,
        onDone: { target: 'checkout', actions: ['learn', 'enterFirst'] },
        onError: { target: 'protocolPreference', actions: ['showProblem', 'enterFirst'] },
      },
    },
    checkout: {
      invoke: {
        src: 'purchase',
        input: flows,
        onDone: [{ guard: 'wentBack', target: 'beforeCheckout' }, { target: 'bought' }],
      },
    },
    beforeCheckout: {
      always: [
        { guard: 'manyPlans', target: 'protocolPreference', actions: 'enterFirst' },
        { target: 'beforePreference' },
      ],
    },
    bought: { type: 'final' },
    nothingChosen: { type: 'final' },
    left: { type: 'final' },
  },
});
