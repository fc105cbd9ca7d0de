import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { checkFlows } from '#engine/authoring/checkFlows.ts';
import type { FindingCode } from '#engine/authoring/findingTexts.ts';
import { stepSetOf } from '#engine/stepSetOf.ts';
import type { FlowContext } from '#engine/FlowContext.ts';
import { answersOf, WALK, walks } from '#engine/walks.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { mobileVerificationMachine } from '#flows/mobile-verification/mobile-verification.machine.ts';
import { retentionMachine } from '#flows/retention/retention.machine.ts';
import { signupMachine } from '#flows/signup/signup.machine.ts';
import { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import { visitMachine } from '#flows/visit/visit.machine.ts';
import { findingsIn, indexWith, remade, reproduces, sources, type Edit } from './realFlows.ts';

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
  /** Whether a walk shows it. */
  readonly walk: boolean;
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
    walk: false,
  },
  {
    name: 'a state whose condition the way there contradicts',
    code: 'unreachableState',
    pointer: '/states/lost',
    says: "state 'lost' is never entered",
    states: {
      medicalHistory: { always: [{ guard: 'profileUnanswered', target: 'lost' }, { target: 'pharmacy' }] },
      lost: { always: 'profile' },
    },
    edits: [['visit', '/conditions/profileUnanswered', { not: 'profileAnswered' }]],
    twin: {
      edits: [['visit', '/conditions/profileUnanswered', { 'patient.sex': 'male' }]],
      states: {
        medicalHistory: { always: [{ guard: 'profileUnanswered', target: 'lost' }, { target: 'pharmacy' }] },
        lost: { always: { target: 'profile', actions: 'enterFirst' } },
      },
    },
    walk: false,
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
    walk: true,
  },
  {
    name: 'a walk that nothing follows',
    code: 'deadEnd',
    pointer: '/states/howItWorks',
    says: "nothing is on screen in 'howItWorks'",
    states: { howItWorks: { invoke: walk('hiw') } },
    twin: { states: { howItWorks: { invoke: { ...walk('hiw'), onDone: 'started' } } } },
    walk: true,
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
    walk: true,
  },
  {
    name: 'a section that is over at once and leads back to itself',
    code: 'endlessLoop',
    pointer: '/states/unavailable',
    says: 'the flow runs in circles',
    states: { unavailable: { invoke: { ...walk('unavailable'), onDone: 'availabilityKnown' } } },
    twin: { states: { unavailable: { invoke: { ...walk('unavailable'), onDone: 'medicalHistory' } } } },
    walk: true,
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
    walk: true,
  },
  {
    name: 'a guard that is no condition',
    code: 'unknownGuard',
    pointer: '/states/availabilityKnown',
    says: "did you mean 'approved'",
    states: {
      availabilityKnown: { always: [{ guard: 'aproved', target: 'medicalHistory' }, { target: 'unavailable' }] },
    },
    twin: {
      states: {
        availabilityKnown: { always: [{ guard: 'approved', target: 'medicalHistory' }, { target: 'unavailable' }] },
      },
    },
    walk: false,
  },
  {
    name: 'a guard whose condition was removed from the steps',
    code: 'unknownGuard',
    pointer: '/states/locating',
    says: "guard 'complete' names no condition",
    edits: [['visit', '/conditions/complete', undefined]],
    twin: { edits: [['visit', '/conditions/complete', { 'intake.complete': { is: true } }]] },
    walk: false,
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
          { guard: 'approved', target: 'medicalHistory' },
        ],
      },
    },
    twin: {
      states: {
        availabilityKnown: {
          always: [{ guard: 'labVisit', target: 'unavailable', actions: 'enterFirst' }, { target: 'medicalHistory' }],
        },
      },
    },
    walk: false,
  },
  {
    name: 'an effect without a contract',
    code: 'effectWithoutContract',
    pointer: '/effects',
    says: "runs 'checkAvailability'",
    edits: [
      ['visit', '/effects/checkAvailability', undefined],
      ['visit', '/facts/availability.approved', 'boolean'],
    ],
    twin: { edits: [['visit', '/effects/checkAvailability/fails', ['NetworkError', 'TooManyRequests']]] },
    walk: false,
  },
  {
    name: 'a contract without an effect',
    code: 'contractWithoutEffect',
    pointer: '/effects/checkEligibility',
    says: "runs no effect 'checkEligibility'",
    edits: [['visit', '/effects/checkEligibility', { fails: ['NetworkError'] }]],
    twin: { edits: [] },
    walk: false,
  },
  {
    name: 'an invariant that a way round the profile breaks',
    code: 'brokenInvariant',
    pointer: '/invariants/0',
    says: "'completing' is reached without 'profileAnswered'",
    edits: [['visit', '/conditions/opensIntake', { 'entry.section': 'intake' }]],
    twin: {
      edits: [['visit', '/conditions/opensIntake', { all: [{ 'entry.section': 'intake' }, 'profileAnswered'] }]],
    },
    walk: true,
  },
  {
    name: 'an invariant about a state that does not exist',
    code: 'unknownState',
    pointer: '/invariants/0/before',
    says: "did you mean 'completing'",
    edits: [['visit', '/invariants/0/before', 'complete']],
    twin: { edits: [['visit', '/invariants/0/before', 'endOfIntake']] },
    walk: false,
  },
  {
    name: 'a section that no machine walks',
    code: 'unwalkedSection',
    pointer: '/sections/extra',
    says: "no machine walks section 'extra'",
    edits: [[template, '/sections/extra', [{ id: 'more', kind: 'short-text', title: 'What else?' }]]],
    twin: { edits: [] },
    walk: false,
  },
  {
    name: 'a walk of a section that does not exist',
    code: 'unknownSection',
    pointer: '/states/howItWorks',
    says: "did you mean 'hiw'",
    states: { howItWorks: { invoke: { ...walk('hiww'), onDone: 'started' } } },
    twin: { states: {} },
    walk: false,
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
    walk: false,
  },
];

/** The visit with other states of itself and of the flows that it invokes. */
const visitWith = ({ visit = {}, checkout = {}, purchase = {} }: Broken['states']) =>
  remade(
    visitMachine,
    visit,
    {},
    { checkout: remade(checkoutMachine, checkout), purchase: remade(purchaseMachine, purchase) },
  );

/** Flows that run by themselves. */
const alone = {
  'mobile-verification': mobileVerificationMachine,
  signup: signupMachine,
  'subscription-action': subscriptionActionMachine,
  retention: retentionMachine,
} as const;

const isAlone = (flow: string): flow is keyof typeof alone => flow in alone;

/** A promise of the flows, and a machine that breaks it. */
interface Broken {
  readonly flow: 'visit' | 'checkout' | 'purchase' | keyof typeof alone;
  readonly promise: string;
  /** `own` are those of a flow that runs by itself. */
  readonly states: { readonly [flow in 'visit' | 'checkout' | 'purchase' | 'own']?: States };
}

const withoutCard: States = {
  cardKnown: { always: [{ target: 'membershipKnown' }] },
};
const purchaseWithoutCard: States = { cardKnown: { always: 'purchaseKnown' } };
const toCheckout: States = { howItWorks: { invoke: { ...walk('hiw'), onDone: 'checkout' } } };

/** A checkout that does not begin with its screen. */
const opening = (target: string): States => ({ opening: { always: { target } } });

const broken: readonly Broken[] = [
  {
    flow: 'visit',
    promise: "'completing' is reached without 'profileAnswered'",
    states: { visit: { howItWorks: { invoke: { ...walk('hiw'), onDone: 'completing' } } } },
  },
  { flow: 'visit', promise: "'checkout' is reached without 'profileAnswered'", states: { visit: toCheckout } },
  { flow: 'checkout', promise: "'completing' is reached without 'cardOnFile'", states: { checkout: withoutCard } },
  {
    flow: 'checkout',
    promise: "'completing' is reached without 'addressComplete'",
    states: { checkout: opening('refreshingUser') },
  },
  {
    flow: 'purchase',
    promise: "'submittingOrder' is reached without 'cardOnFile'",
    states: { purchase: purchaseWithoutCard },
  },
  {
    flow: 'purchase',
    promise: "'submittingOrder' is reached without 'addressComplete'",
    states: { purchase: opening('refreshingUser') },
  },
  {
    flow: 'purchase',
    promise: "'subscribing' is reached without 'cardOnFile'",
    states: { purchase: purchaseWithoutCard },
  },
  {
    flow: 'purchase',
    promise: "'subscribing' is reached without 'addressComplete'",
    states: { purchase: opening('refreshingUser') },
  },
  {
    flow: 'mobile-verification',
    promise: "'success' is reached without 'numberVerified'",
    states: { own: { known: { always: { target: 'success', actions: 'enterFirst' } } } },
  },
  {
    flow: 'signup',
    promise: "'checkout' is reached without 'mayGoOn'",
    states: { own: { locating: { always: { target: 'choosingPlan' } } } },
  },
  {
    flow: 'signup',
    promise: "'checkout' is reached without 'hasProduct'",
    states: { own: { questionsAnswered: { always: { target: 'choosingPlan' } } } },
  },
  {
    flow: 'subscription-action',
    promise: "'pausing' is reached without 'pausing'",
    states: { own: { chosen: { always: { target: 'pause', actions: 'enterFirst' } } } },
  },
  {
    flow: 'subscription-action',
    promise: "'cancelling' is reached without 'cancelling'",
    states: { own: { chosen: { always: { target: 'cancel', actions: 'enterFirst' } } } },
  },
  {
    flow: 'subscription-action',
    promise: "'rescheduling' is reached without 'renewalSettled'",
    states: { own: { rated: { always: 'rescheduling' } } },
  },
  {
    flow: 'retention',
    promise: "'booking' is reached without 'firstAttempt'",
    states: { own: { opening: { always: { target: 'offer' } } } },
  },
  {
    flow: 'retention',
    promise: "'booking' is reached without 'booksConsultation'",
    states: { own: { offerAnswered: { always: 'booking' } } },
  },
  {
    flow: 'retention',
    promise: "'cancelling' is reached without 'cancels'",
    states: { own: { headsUpAnswered: { always: 'cancelling' } } },
  },
];

describe('a promise of the flows is seen to be broken', () => {
  it.each(broken)('where $promise', async ({ flow, promise, states }) => {
    const own = isAlone(flow) ? alone[flow] : undefined;
    const flows = indexWith(own ? remade(own, states.own ?? {}) : visitWith(states));
    const found = findingsIn([], { flows, ...(own && { only: flow }) }).find(
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
});

describe('a planted defect of a machine', () => {
  it.each(defects)(
    '$name is found',
    async ({ code, pointer, says, edits = [], states: changed = {}, walk: walked }) => {
      const flows = indexWith(
        remade(visitMachine, changed, { aproved: () => true, profileUnanswered: guardOn('profileUnanswered') }),
      );
      const found = findingsIn(edits, { flows }).find((one) => one.code === code && one.pointer === pointer);
      expect(found?.what).toContain(says);
      expect(await reproduces(found?.witness, edits, flows)).toBe(walked || undefined);
    },
  );

  it.each(defects)('$name has a clean twin that raises nothing', ({ code, twin = {} }) => {
    const flows = indexWith(
      remade(visitMachine, twin.states ?? {}, { profileUnanswered: guardOn('profileUnanswered') }),
    );
    expect(findingsIn(twin.edits ?? [], { flows }).filter((one) => one.code === code)).toEqual([]);
  });

  it('of an index that names a step set that is missing is found', () => {
    const flows = flowIndex.map((entry) => ({ ...entry, composedWith: ['pharmacie'] }));
    expect(checkFlows({ sources, flows }).map(({ code }) => code)).toContain('incompleteIndex');
  });
});
