import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { FlowContext } from '#engine/flow/FlowContext.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { cardMachine } from '#flows/card/card.machine.ts';
import { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { outsideResultsMachine } from '#flows/outside-results/outside-results.machine.ts';
import { pharmacyMachine } from '#flows/pharmacy/pharmacy.machine.ts';
import { verificationMachine } from '#flows/verification/verification.machine.ts';
import { mobileVerificationMachine } from '#flows/mobile-verification/mobile-verification.machine.ts';
import { retentionMachine } from '#flows/retention/retention.machine.ts';
import { signupMachine } from '#flows/signup/signup.machine.ts';
import { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import { findingsIn, remade, reproduces, smallFlows, sources, visitAlone, type Edit } from './realFlows.ts';

const template = 'follow-up-check-in';

const guardOn =
  (name: string) =>
  ({ context: { answers } }: { readonly context: FlowContext }) =>
    answers.definition.condition('visit', name)(answers) === true;

type States = NonNullable<AnyStateMachine['config']['states']>;

interface Planted {
  readonly name: string;
  readonly code: FindingCode;
  readonly pointer: string;
  readonly says: string;
  readonly edits?: readonly Edit[];
  readonly states?: States;
  readonly twin?: { readonly edits?: readonly Edit[]; readonly states?: States };
}

const walk = (section: string) => ({ src: 'walk', systemId: WALK, input: walks(section) });

const defects: readonly Planted[] = [
  {
    name: 'a state that nothing leads to',
    code: 'unreachableState',
    pointer: '/states/lost',
    says: "state 'lost' is never entered",
    states: { lost: { invoke: walk('follow-up') } },
    twin: {
      states: {
        endOfIntake: { always: [{ guard: 'endsWithFollowUp', target: 'completing' }, { target: 'lost' }] },
        lost: { always: 'productConfigure' },
      },
    },
  },
  {
    name: 'a state whose condition the way there contradicts',
    code: 'unreachableState',
    pointer: '/states/lost',
    says: "state 'lost' is never entered",
    states: {
      availabilityKnown: {
        always: [
          { guard: 'profileUnanswered', target: 'lost' },
          { guard: 'approved', target: 'pharmacy' },
          { target: 'unavailable', actions: 'enterFirst' },
        ],
      },
      lost: { always: 'profile' },
    },
    edits: [['visit', '/conditions/profileUnanswered', { not: 'profileAnswered' }]],
    twin: {
      edits: [['visit', '/conditions/profileUnanswered', { 'patient.sex': 'male' }]],
      states: {
        availabilityKnown: {
          always: [
            { guard: 'profileUnanswered', target: 'lost' },
            { guard: 'approved', target: 'pharmacy' },
            { target: 'unavailable', actions: 'enterFirst' },
          ],
        },
        lost: { always: { target: 'profile', actions: 'enterFirst' } },
      },
    },
  },
  {
    name: 'a state with nothing in it',
    code: 'deadEnd',
    pointer: '/states/lost',
    says: "nothing is on screen in 'lost'",
    states: {
      endOfIntake: { always: [{ guard: 'endsWithFollowUp', target: 'completing' }, { target: 'lost' }] },
      lost: {},
    },
    twin: {
      states: {
        endOfIntake: { always: [{ guard: 'endsWithFollowUp', target: 'completing' }, { target: 'lost' }] },
        lost: { type: 'final' },
      },
    },
  },
  {
    name: 'a walk that nothing follows',
    code: 'deadEnd',
    pointer: '/states/howItWorks',
    says: "nothing is on screen in 'howItWorks'",
    states: { howItWorks: { invoke: walk('hiw') } },
    twin: { states: { howItWorks: { invoke: { ...walk('hiw'), onDone: 'started' } } } },
  },
  {
    name: 'decision states that send each other round',
    code: 'endlessLoop',
    pointer: '/states/intake',
    says: 'the flow runs in circles',
    states: {
      endOfIntake: { always: [{ guard: 'endsWithFollowUp', target: 'again' }, { target: 'productConfigure' }] },
      again: { always: 'endOfIntake' },
    },
    twin: {
      states: {
        endOfIntake: { always: [{ guard: 'endsWithFollowUp', target: 'again' }, { target: 'productConfigure' }] },
        again: { always: 'completing' },
      },
    },
  },
  {
    name: 'a decision that does something again and again and leads nowhere',
    code: 'endlessLoop',
    pointer: '/states/intake',
    says: 'the flow runs in circles',
    states: {
      endOfIntake: {
        always: [{ guard: 'endsWithFollowUp', actions: 'enterFirst' }, { target: 'productConfigure' }],
      },
    },
    twin: {
      states: {
        endOfIntake: {
          always: [
            { guard: 'endsWithFollowUp', target: 'completing', actions: 'enterFirst' },
            { target: 'productConfigure' },
          ],
        },
      },
    },
  },
  {
    name: 'a section that is over at once and leads back to itself',
    code: 'endlessLoop',
    pointer: '/states/unavailable',
    says: 'the flow runs in circles',
    states: { unavailable: { invoke: { ...walk('unavailable'), onDone: 'availabilityKnown' } } },
    twin: { states: { unavailable: { invoke: { ...walk('unavailable'), onDone: 'pharmacy' } } } },
  },
  {
    name: 'a failure that nothing follows',
    code: 'unhandledFailure',
    pointer: '/states/completing',
    says: "'completeVisit' fails with NetworkError",
    states: { completing: { invoke: { src: 'completeVisit', input: answersOf, onDone: 'followUp' } } },
    twin: {
      states: {
        completing: { invoke: { src: 'completeVisit', input: answersOf, onDone: 'followUp', onError: 'intake' } },
      },
    },
  },
  {
    name: 'a guard that is no condition',
    code: 'unknownGuard',
    pointer: '/states/availabilityKnown',
    says: "did you mean 'approved'",
    states: {
      availabilityKnown: { always: [{ guard: 'aproved', target: 'pharmacy' }, { target: 'unavailable' }] },
    },
    twin: {
      states: {
        availabilityKnown: { always: [{ guard: 'approved', target: 'pharmacy' }, { target: 'unavailable' }] },
      },
    },
  },
  {
    name: 'a guard whose condition was removed from the steps',
    code: 'unknownGuard',
    pointer: '/states/locating',
    says: "guard 'complete' names no condition",
    edits: [['visit', '/conditions/complete', undefined]],
    twin: { edits: [['visit', '/conditions/complete', { 'intake.complete': { is: true } }]] },
  },
  {
    name: 'a decision whose last branch has a guard',
    code: 'guardedLastBranch',
    pointer: '/states/availabilityKnown',
    says: "the last branch of 'availabilityKnown'",
    states: {
      availabilityKnown: {
        always: [
          { guard: 'labVisit', target: 'unavailable' },
          { guard: 'approved', target: 'pharmacy' },
        ],
      },
    },
    twin: {
      states: {
        availabilityKnown: {
          always: [{ guard: 'labVisit', target: 'unavailable', actions: 'enterFirst' }, { target: 'pharmacy' }],
        },
      },
    },
  },
  {
    name: 'an effect without a contract',
    code: 'effectWithoutContract',
    pointer: '/effects/checkAvailability',
    says: "runs 'checkAvailability'",
    edits: [
      ['visit', '/effects/checkAvailability', undefined],
      ['visit', '/facts/availability.approved', 'boolean'],
    ],
    twin: { edits: [['visit', '/effects/checkAvailability/fails', ['NetworkError', 'TooManyRequests']]] },
  },
  {
    name: 'a contract without an effect',
    code: 'contractWithoutEffect',
    pointer: '/effects/checkEligibility',
    says: "runs no effect 'checkEligibility'",
    edits: [['visit', '/effects/checkEligibility', { fails: ['NetworkError'] }]],
    twin: { edits: [] },
  },
  {
    name: 'an invariant that a way round the profile breaks',
    code: 'brokenInvariant',
    pointer: '/invariants/0',
    says: "'completing' is reached without 'profileAnswered'",
    edits: [['visit', '/conditions/opensIntake', { 'entry.section': 'intake' }]],
    twin: {
      edits: [
        [
          'visit',
          '/conditions/opensIntake',
          { all: [{ 'entry.section': 'intake' }, 'profileAnswered', 'medicalHistoryGiven'] },
        ],
      ],
    },
  },
  {
    name: 'an invariant that does not hold in a state that is only passed',
    code: 'brokenInvariant',
    pointer: '/invariants/0',
    says: "'endOfIntake' is reached without 'resumed'",
    edits: [['visit', '/invariants/0', { before: 'endOfIntake', always: 'resumed' }]],
    twin: { edits: [['visit', '/invariants/0', { before: 'endOfIntake', always: 'profileAnswered' }]] },
  },
  {
    name: 'an invariant about a state that does not exist',
    code: 'unknownState',
    pointer: '/invariants/0/before',
    says: "did you mean 'completing'",
    edits: [['visit', '/invariants/0/before', 'complete']],
    twin: { edits: [['visit', '/invariants/0/before', 'endOfIntake']] },
  },
  {
    name: 'a section that no machine walks',
    code: 'unwalkedSection',
    pointer: '/sections/extra',
    says: "no machine walks section 'extra'",
    edits: [[template, '/sections/extra', [{ id: 'more', kind: 'short-text', title: 'What else?' }]]],
    twin: { edits: [] },
  },
  {
    name: 'a walk of a section that does not exist',
    code: 'unknownSection',
    pointer: '/states/howItWorks',
    says: "did you mean 'hiw'",
    states: { howItWorks: { invoke: { ...walk('hiww'), onDone: 'started' } } },
    twin: { states: {} },
  },
  {
    name: 'a step that the way into its section contradicts',
    code: 'unreachableStep',
    pointer: '/sections/unavailable/3/when',
    says: "wherever section 'unavailable' is walked",
    edits: [
      [
        'visit',
        '/sections/unavailable/-',
        {
          id: 'good-news',
          kind: 'notice',
          title: 'Good news',
          when: 'approved',
          actions: [{ label: 'Go on', does: 'continue' }],
        },
      ],
    ],
    twin: {
      edits: [
        [
          'visit',
          '/sections/unavailable/-',
          {
            id: 'good-news',
            kind: 'notice',
            title: 'Good news',
            when: { not: 'approved' },
            actions: [{ label: 'Go on', does: 'continue' }],
          },
        ],
      ],
    },
  },
];

/** Flows whose promises are broken: each is checked by itself, the visit with a template. */
const machines = {
  visit: visitAlone.machine,
  pharmacy: pharmacyMachine,
  card: cardMachine,
  checkout: checkoutMachine,
  purchase: purchaseMachine,
  verification: verificationMachine,
  'mobile-verification': mobileVerificationMachine,
  signup: signupMachine,
  'subscription-action': subscriptionActionMachine,
  retention: retentionMachine,
  'outside-results': outsideResultsMachine,
} as const;

/** A promise of a flow, and states with which its machine breaks it. */
interface Broken {
  readonly flow: keyof typeof machines;
  readonly promise: string;
  readonly states: States;
}

const to = (target: string): States[string] => ({ always: { target } });
const toFirst = (target: string): States[string] => ({ always: { target, actions: 'enterFirst' } });

/** A state that lets a purchase be paid without a card. */
const withoutCard = { card: to('membershipKnown') };
const purchaseWithoutCard = { card: to('purchaseKnown') };

/** A state that goes on without a look at what became of an earlier purchase. */
const withoutALook = { pressed: to('card') };

/** A checkout that does not begin with its screen. */
const withoutScreen = { opening: to('card') };

/** The first screen of the visit leads where it does not lead. */
const howItWorksTo = (target: string): States => ({ howItWorks: { invoke: { ...walk('hiw'), onDone: target } } });

/** What the address of a section needs is not asked for. */
const openedBy = (target: string): States => ({ continuing: to(target) });

const broken: readonly Broken[] = [
  { flow: 'visit', promise: "'completing' is reached without 'profileAnswered'", states: howItWorksTo('completing') },
  { flow: 'visit', promise: "'completing' is reached without 'noQuestionLeft'", states: howItWorksTo('completing') },
  { flow: 'visit', promise: "'completing' is reached without 'medicalHistoryGiven'", states: openedBy('completing') },
  { flow: 'visit', promise: "'checkout' is reached without 'profileAnswered'", states: howItWorksTo('checkout') },
  { flow: 'visit', promise: "'checkout' is reached without 'noQuestionLeft'", states: openedBy('checkout') },
  { flow: 'visit', promise: "'checkout' is reached without 'medicalHistoryGiven'", states: howItWorksTo('checkout') },
  { flow: 'visit', promise: "'labCheckout' is reached without 'profileAnswered'", states: howItWorksTo('labCheckout') },
  { flow: 'visit', promise: "'labCheckout' is reached without 'noQuestionLeft'", states: openedBy('labCheckout') },
  { flow: 'visit', promise: "'labCheckout' is reached without 'medicalHistoryGiven'", states: openedBy('labCheckout') },
  {
    flow: 'visit',
    promise: "'savingProducts' is reached without 'noQuestionLeft'",
    states: openedBy('savingProducts'),
  },
  {
    flow: 'pharmacy',
    promise: "'forward' is reached without 'medicalProfileComplete'",
    states: { overview: { invoke: { ...walk('pharmacy-overview'), onDone: 'forward' } } },
  },
  { flow: 'checkout', promise: "'completing' is reached without 'cardOnFile'", states: withoutCard },
  { flow: 'checkout', promise: "'completing' is reached without 'addressComplete'", states: withoutScreen },
  { flow: 'checkout', promise: "'startingMembership' is reached without 'cardOnFile'", states: withoutCard },
  { flow: 'checkout', promise: "'startingMembership' is reached without 'addressComplete'", states: withoutScreen },
  { flow: 'checkout', promise: "'creatingSubscription' is reached without 'cardOnFile'", states: withoutCard },
  { flow: 'checkout', promise: "'creatingSubscription' is reached without 'addressComplete'", states: withoutScreen },
  { flow: 'checkout', promise: "'completing' is reached without 'moneyKnown'", states: withoutALook },
  { flow: 'checkout', promise: "'completing' is reached without 'notComplete'", states: withoutALook },
  { flow: 'checkout', promise: "'startingMembership' is reached without 'moneyKnown'", states: withoutALook },
  { flow: 'checkout', promise: "'startingMembership' is reached without 'notComplete'", states: withoutALook },
  { flow: 'checkout', promise: "'creatingSubscription' is reached without 'moneyKnown'", states: withoutALook },
  { flow: 'checkout', promise: "'creatingSubscription' is reached without 'notComplete'", states: withoutALook },
  { flow: 'card', promise: "'ready' is reached without 'cardOnFile'", states: { saved: to('ready') } },
  {
    flow: 'purchase',
    promise: "'submittingOrder' is reached without 'notBought'",
    states: { orderKnown: to('submittingOrder') },
  },
  {
    flow: 'purchase',
    promise: "'submittingOrder' is reached without 'totalTold'",
    states: { orderKnown: to('submittingOrder') },
  },
  { flow: 'purchase', promise: "'submittingOrder' is reached without 'buysNothingElse'", states: withoutALook },
  { flow: 'purchase', promise: "'subscribing' is reached without 'notBought'", states: withoutALook },
  { flow: 'purchase', promise: "'subscribing' is reached without 'buysNothingElse'", states: withoutALook },
  { flow: 'purchase', promise: "'creatingOrder' is reached without 'notBought'", states: withoutALook },
  { flow: 'purchase', promise: "'creatingOrder' is reached without 'buysNothingElse'", states: withoutALook },
  { flow: 'purchase', promise: "'submittingOrder' is reached without 'cardOnFile'", states: purchaseWithoutCard },
  { flow: 'purchase', promise: "'submittingOrder' is reached without 'addressComplete'", states: withoutScreen },
  { flow: 'purchase', promise: "'subscribing' is reached without 'cardOnFile'", states: purchaseWithoutCard },
  { flow: 'purchase', promise: "'subscribing' is reached without 'addressComplete'", states: withoutScreen },
  { flow: 'purchase', promise: "'creatingOrder' is reached without 'cardOnFile'", states: purchaseWithoutCard },
  { flow: 'purchase', promise: "'creatingOrder' is reached without 'addressComplete'", states: withoutScreen },
  {
    flow: 'verification',
    promise: "'sendingIdImage' is reached without 'photoTaken'",
    states: { begun: to('sendingIdImage') },
  },
  {
    flow: 'verification',
    promise: "'sendingProfileImage' is reached without 'photoTaken'",
    states: { begun: to('sendingProfileImage') },
  },
  { flow: 'verification', promise: "'forward' is reached without 'settled'", states: { begun: to('forward') } },
  {
    flow: 'mobile-verification',
    promise: "'success' is reached without 'numberVerified'",
    states: { known: toFirst('success') },
  },
  {
    flow: 'mobile-verification',
    promise: "'sending' is reached without 'numberGiven'",
    states: { number: { invoke: { ...walk('mobile-number'), onDone: 'sending' } } },
  },
  {
    flow: 'mobile-verification',
    promise: "'verifying' is reached without 'codeGiven'",
    states: { codeEntered: to('verifying') },
  },
  {
    flow: 'signup',
    promise: "'checkout' is reached without 'mayGoOn'",
    states: { locating: to('choosingPlan') },
  },
  { flow: 'signup', promise: "'choosingPlan' is reached without 'mayGoOn'", states: { locating: to('choosingPlan') } },
  { flow: 'signup', promise: "'questions' is reached without 'mayGoOn'", states: { locating: to('questions') } },
  {
    flow: 'signup',
    promise: "'checkout' is reached without 'hasProduct'",
    states: { questionsAnswered: to('choosingPlan') },
  },
  {
    flow: 'signup',
    promise: "'choosingPlan' is reached without 'hasProduct'",
    states: { questionsAnswered: to('choosingPlan') },
  },
  {
    flow: 'subscription-action',
    promise: "'pausing' is reached without 'pausing'",
    states: { chosen: toFirst('pause') },
  },
  {
    flow: 'subscription-action',
    promise: "'cancelling' is reached without 'cancelling'",
    states: { chosen: toFirst('cancel') },
  },
  {
    flow: 'subscription-action',
    promise: "'rescheduling' is reached without 'renewalSettled'",
    states: { rated: to('rescheduling') },
  },
  {
    flow: 'subscription-action',
    promise: "'rescheduling' is reached without 'dateChosen'",
    states: { opening: to('rated'), rated: to('rescheduling') },
  },
  {
    flow: 'subscription-action',
    promise: "'resuming' is reached without 'resumptionChosen'",
    states: { opening: to('resuming') },
  },
  { flow: 'retention', promise: "'booking' is reached without 'firstAttempt'", states: { opening: to('offer') } },
  {
    flow: 'retention',
    promise: "'booking' is reached without 'booksConsultation'",
    states: { offerAnswered: to('booking') },
  },
  {
    flow: 'retention',
    promise: "'cancelling' is reached without 'cancels'",
    states: { headsUpAnswered: to('cancelling') },
  },
  { flow: 'outside-results', promise: "'checking' is reached without 'dayGiven'", states: { test: to('checking') } },
  { flow: 'outside-results', promise: "'adding' is reached without 'valuesGiven'", states: { values: to('adding') } },
];

const withMachine = (machine: AnyStateMachine): readonly FlowEntry[] =>
  [...smallFlows, visitAlone].map((entry) => (entry.flow === machine.id ? { ...entry, machine } : entry));

describe('a promise of the flows is seen to be broken', () => {
  it.each(broken)('by $flow: $promise', async ({ flow, promise, states }) => {
    const flows = withMachine(remade(machines[flow], states));
    const found = findingsIn([], {
      flows: flows.filter((entry) => entry.flow === flow),
      only: flow === 'visit' ? template : flow,
    }).find(
      ({ code, file, what }) => code === 'brokenInvariant' && file.includes(`/${flow}.steps`) && what === promise,
    );
    expect(found).toBeDefined();
    expect(await reproduces(found?.witness, [], flows)).toBe(true);
  });

  it('or is kept: there is no other', () => {
    const promises = sources.flatMap(({ value }) => {
      const set = stepSetOf(value);
      return (set.invariants ?? [])
        .filter(({ accepted }) => accepted === undefined)
        .map(({ before, always }) => `${set.flow}: '${before}' is reached without '${always}'`);
    });
    expect(promises.sort()).toEqual(broken.map(({ flow, promise }) => `${flow}: ${promise}`).sort());
  });

  it('and every flow with effects of its own promises something', () => {
    const silent = sources.flatMap(({ value }) => {
      const { flow, effects = {}, invariants = [] } = stepSetOf(value);
      // Answers are saved by the walk.
      const own = Object.keys(effects).filter((name) => name !== 'saveAnswer');
      return own.length > 0 && invariants.length === 0 ? [flow] : [];
    });
    expect(silent).toEqual([]);
  });
});

/** The visit with some other states, without the larger flows that it invokes, which are planted by themselves. */
const alone = (...[states, guards]: readonly [States, Parameters<typeof remade>[2]]): readonly FlowEntry[] => [
  ...smallFlows,
  { ...visitAlone, machine: remade(visitAlone.machine, states, guards) },
];

/** What nothing shows: nothing leads there, nothing reads it, or nothing walks it. */
const unseen: ReadonlySet<string> = new Set([
  'a state that nothing leads to',
  'a contract without an effect',
  'a section that no machine walks',
]);

describe('a planted defect of a machine', () => {
  it.each(defects)('$name is found', async ({ name, code, pointer, says, edits = [], states: changed = {} }) => {
    const flows = alone(changed, { aproved: () => true, profileUnanswered: guardOn('profileUnanswered') });
    const found = findingsIn(edits, { flows }).find((one) => one.code === code && one.pointer === pointer);
    expect(found?.what).toContain(says);
    expect(await reproduces(found?.witness, edits, flows)).toBe(unseen.has(name) ? undefined : true);
  });

  it.each(defects)('$name has a clean twin that raises nothing', ({ code, twin = {} }) => {
    const flows = alone(twin.states ?? {}, { profileUnanswered: guardOn('profileUnanswered') });
    expect(findingsIn(twin.edits ?? [], { flows }).filter((one) => one.code === code)).toEqual([]);
  });

  it('of an index that names a step set that is missing is found', () => {
    const flows = flowIndex.map((entry) => ({ ...entry, composedWith: ['pharmacie'] }));
    expect(checkFlows({ language: stepLanguage, sources, flows }).map(({ code }) => code)).toContain('incompleteIndex');
  });
});

const sorry = (when: object | string) => ({
  id: 'sorry',
  kind: 'notice',
  title: 'We are sorry to see you go',
  when,
  actions: [{ label: 'Go on', does: 'continue' }],
});

const foundBehind = (guard: string, target: string, when: object | string) => {
  const other = target === 'offer' ? 'headsUp' : 'offer';
  const opening = { always: [{ guard, target }, { target: other }] };
  const flows = withMachine(remade(retentionMachine, { opening }));
  return findingsIn([['retention', '/sections/offer/-', sorry(when)]], { flows, only: 'retention' })
    .filter(({ pointer }) => pointer === '/sections/offer/1/when')
    .map(({ code }) => code);
};

describe('a step behind a question that leads past it', () => {
  it('is not judged by what was held before the answer', () => {
    expect(foundBehind('cancels', 'cancelling', 'cancels')).toEqual([]);
    expect(
      foundBehind('cancels', 'cancelling', { any: [{ not: 'cancels' }, { 'retention.choice': { answered: false } }] }),
    ).toEqual([]);
  });

  it('is judged by what the question does not write', () => {
    expect(
      foundBehind('firstAttempt', 'offer', { all: ['cancels', { 'cancellation.attempt': { atLeast: 2 } }] }),
    ).toEqual(['unreachableStep']);
    expect(foundBehind('firstAttempt', 'offer', 'firstAttempt')).toEqual(['alwaysTrue']);
  });
});
