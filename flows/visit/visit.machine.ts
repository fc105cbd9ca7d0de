import { setup } from 'xstate';
import type { Answers } from '#engine/Answers.ts';
import { effect } from '#engine/effect.ts';
import type { Facts } from '#engine/facts.ts';
import { flowActions, wentBack } from '#engine/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/FlowContext.ts';
import { guardsOf } from '#engine/guardsOf.ts';
import { answersOf, flows, WALK, walks } from '#engine/walks.ts';
import { walkMachine } from '#engine/walkMachine.ts';
import { pharmacyMachine } from '../pharmacy/pharmacy.machine.ts';
import steps from './visit.steps.json' with { type: 'json' };

interface EffectInput {
  readonly answers: Answers;
}

/**
 * A medical visit, from how it works to the end of its questions. The questions themselves are the section `intake` of
 * the intake's own definition; where the visit goes after them is the template's `end`.
 */
export const visitMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    pharmacy: pharmacyMachine,
    checkAvailability: effect<Facts, EffectInput>('checkAvailability'),
    completeVisit: effect<Facts, EffectInput>('completeVisit'),
  },
}).createMachine({
  id: 'visit',
  context: flowContext,
  initial: 'locating',
  on: { GO: { target: '.locating', actions: 'goTo' } },
  states: {
    locating: {
      always: [
        { guard: 'complete', target: 'followUp', actions: 'enterFirst' },
        { guard: 'opensHowItWorks', target: 'howItWorks', actions: 'enterFirst' },
        { guard: 'opensProfile', target: 'profile', actions: 'enterFirst' },
        { guard: 'opensPharmacy', target: 'pharmacy' },
        { guard: 'opensIntake', target: 'intake' },
        { target: 'continuing' },
      ],
    },
    continuing: {
      always: [
        { guard: 'profileIncomplete', target: 'profile', actions: 'enterFirst' },
        { guard: 'medicalProfileEmpty', target: 'pharmacyOverview' },
        { target: 'intake', actions: 'enterGap' },
      ],
    },
    howItWorks: {
      invoke: { src: 'walk', systemId: WALK, input: walks('hiw'), onDone: 'started' },
    },
    started: {
      always: [
        { guard: 'resumed', target: 'continuing' },
        { target: 'profile', actions: 'enterFirst' },
      ],
    },
    profile: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('profile'),
        onDone: [{ guard: 'wentBack', target: 'howItWorks', actions: 'enterLast' }, { target: 'checkingState' }],
      },
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
      always: [
        { guard: 'approved', target: 'medicalHistory' },
        { target: 'unavailable', actions: 'enterFirst' },
      ],
    },
    unavailable: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('unavailable'),
        onDone: [{ guard: 'wentBack', target: 'profile', actions: 'enterFirst' }, { target: 'medicalHistory' }],
      },
    },
    medicalHistory: {
      always: { target: 'pharmacy', actions: { type: 'learnThat', params: { 'entry.section': 'none' } } },
    },
    pharmacyOverview: {
      always: { target: 'pharmacy', actions: { type: 'learnThat', params: { 'entry.section': 'pharmacy-overview' } } },
    },
    pharmacy: {
      invoke: {
        src: 'pharmacy',
        input: flows,
        onDone: [
          { guard: 'wentBack', target: 'profile', actions: 'enterFirst' },
          { target: 'intake', actions: 'enterFirst' },
        ],
      },
    },
    intake: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('intake', { complete: true }),
        onDone: [{ guard: 'wentBack', target: 'pharmacyOverview' }, { target: 'endOfIntake' }],
      },
    },
    endOfIntake: {
      always: [
        { guard: 'endsWithFollowUp', target: 'completing' },
        { target: 'answersSaved', actions: 'enterFirst' },
      ],
    },
    completing: {
      invoke: {
        src: 'completeVisit',
        input: answersOf,
        onDone: { target: 'followUp', actions: ['learn', 'enterFirst'] },
        onError: { target: 'intake', actions: ['showProblem', 'enterLast'] },
      },
    },
    answersSaved: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('answers-saved'),
        onDone: { target: 'intake', actions: 'enterLast' },
      },
    },
    followUp: {
      invoke: { src: 'walk', systemId: WALK, input: walks('follow-up') },
    },
  },
});
