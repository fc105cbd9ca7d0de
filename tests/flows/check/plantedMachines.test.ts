import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Invariant } from '#schemas/flow/stepSet.ts';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import type { Finding } from '#engine/authoring/finding/Finding.ts';
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
import { sampled } from '../../support/full.ts';
import { findingsIn, remade, reproduces, smallFlows, sources, visitAlone, visitWith, type Edit } from './realFlows.ts';

/** The template with which the visit is checked. */
const template = 'longevity-labs';

/** A template with a stop, without which the promises about stops cannot be broken. */
const stopping = 'follow-up-check-in';

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
          { guard: 'approved', target: 'available' },
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
            { guard: 'approved', target: 'available' },
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

/** States with which the machine of a flow breaks some of its promises. */
interface Breaking {
  readonly flow: keyof typeof machines;
  readonly states: States;
  readonly promises: readonly string[];
}

const to = (target: string): States[string] => ({ always: { target } });
const toFirst = (target: string): States[string] => ({ always: { target, actions: 'enterFirst' } });

/** The first screen of the visit leads where it does not lead. */
const howItWorksTo = (target: string): States => ({ howItWorks: { invoke: { ...walk('hiw'), onDone: target } } });

/** What the address of a section needs is not asked for. */
const openedBy = (target: string): States => ({ continuing: to(target) });

const reached = (states: readonly string[], conditions: readonly string[]): readonly string[] =>
  states.flatMap((state) => conditions.map((condition) => `'${state}' is reached without '${condition}'`));

const reachedStopped = (...states: readonly string[]): readonly string[] =>
  states.map((state) => `'${state}' is reached with 'stopped'`);

const PROFILE = ['profileAnswered', 'noQuestionLeft', 'medicalHistoryGiven'];

const breaking: readonly Breaking[] = [
  {
    flow: 'visit',
    states: howItWorksTo('completing'),
    promises: [...reached(['completing'], PROFILE), ...reachedStopped('completing')],
  },
  { flow: 'visit', states: howItWorksTo('checkout'), promises: reached(['checkout'], PROFILE) },
  { flow: 'visit', states: openedBy('labCheckout'), promises: reached(['labCheckout'], PROFILE) },
  {
    flow: 'visit',
    states: openedBy('savingProducts'),
    promises: [
      ...reached(['savingProducts'], ['noQuestionLeft']),
      ...reachedStopped('preparingProtocols', 'protocolSelection', 'productConfigure', 'treatment', 'membership'),
      ...reachedStopped('labPlan', 'savingProducts', 'addOns', 'savingAddOns', 'identification', 'check'),
      ...reachedStopped('checkout', 'labCheckout'),
    ],
  },
  {
    flow: 'pharmacy',
    states: { overview: { invoke: { ...walk('pharmacy-overview'), onDone: 'forward' } } },
    promises: reached(['forward'], ['medicalProfileComplete']),
  },
  // Paid without a card.
  {
    flow: 'checkout',
    states: { card: to('membershipKnown') },
    promises: reached(['completing', 'startingMembership', 'creatingSubscription'], ['cardOnFile']),
  },
  // The checkout does not begin with its screen.
  {
    flow: 'checkout',
    states: { opening: to('card') },
    promises: reached(['completing', 'startingMembership', 'creatingSubscription'], ['addressComplete']),
  },
  // It goes on without a look at an earlier purchase.
  {
    flow: 'checkout',
    states: { pressed: to('card') },
    promises: reached(['completing', 'startingMembership', 'creatingSubscription'], ['moneyKnown', 'notComplete']),
  },
  { flow: 'card', states: { saved: to('ready') }, promises: reached(['ready'], ['cardOnFile']) },
  {
    flow: 'purchase',
    states: { orderKnown: to('submittingOrder') },
    promises: reached(['submittingOrder'], ['notBought', 'totalTold']),
  },
  {
    flow: 'purchase',
    states: { pressed: to('card') },
    promises: [
      ...reached(['submittingOrder'], ['buysNothingElse']),
      ...reached(['subscribing', 'creatingOrder'], ['notBought', 'buysNothingElse']),
    ],
  },
  {
    flow: 'purchase',
    states: { card: to('purchaseKnown') },
    promises: reached(['submittingOrder', 'subscribing', 'creatingOrder'], ['cardOnFile']),
  },
  {
    flow: 'purchase',
    states: { opening: to('card') },
    promises: reached(['submittingOrder', 'subscribing', 'creatingOrder'], ['addressComplete']),
  },
  {
    flow: 'verification',
    states: { begun: to('sendingIdImage') },
    promises: reached(['sendingIdImage'], ['photoTaken']),
  },
  {
    flow: 'verification',
    states: { begun: to('sendingProfileImage') },
    promises: reached(['sendingProfileImage'], ['photoTaken']),
  },
  { flow: 'verification', states: { begun: to('forward') }, promises: reached(['forward'], ['settled']) },
  {
    flow: 'mobile-verification',
    states: { known: toFirst('success') },
    promises: reached(['success'], ['numberVerified']),
  },
  {
    flow: 'mobile-verification',
    states: { number: { invoke: { ...walk('mobile-number'), onDone: 'sending' } } },
    promises: reached(['sending'], ['numberGiven']),
  },
  {
    flow: 'mobile-verification',
    states: { codeEntered: to('verifying') },
    promises: reached(['verifying'], ['codeGiven']),
  },
  {
    flow: 'signup',
    states: { locating: to('choosingPlan') },
    promises: reached(['checkout', 'choosingPlan'], ['mayGoOn']),
  },
  { flow: 'signup', states: { locating: to('questions') }, promises: reached(['questions'], ['mayGoOn']) },
  {
    flow: 'signup',
    states: { questionsAnswered: to('choosingPlan') },
    promises: reached(['checkout', 'choosingPlan'], ['hasProduct']),
  },
  { flow: 'subscription-action', states: { chosen: toFirst('pause') }, promises: reached(['pausing'], ['pausing']) },
  {
    flow: 'subscription-action',
    states: { chosen: toFirst('cancel') },
    promises: reached(['cancelling'], ['cancelling']),
  },
  {
    flow: 'subscription-action',
    states: { rated: to('rescheduling') },
    promises: reached(['rescheduling'], ['renewalSettled']),
  },
  {
    flow: 'subscription-action',
    states: { opening: to('rated'), rated: to('rescheduling') },
    promises: reached(['rescheduling'], ['dateChosen']),
  },
  {
    flow: 'subscription-action',
    states: { opening: to('resuming') },
    promises: reached(['resuming'], ['resumptionChosen']),
  },
  { flow: 'retention', states: { opening: to('offer') }, promises: reached(['booking'], ['firstAttempt']) },
  {
    flow: 'retention',
    states: { offerAnswered: to('booking') },
    promises: reached(['booking'], ['booksConsultation']),
  },
  { flow: 'retention', states: { headsUpAnswered: to('cancelling') }, promises: reached(['cancelling'], ['cancels']) },
  { flow: 'outside-results', states: { test: to('checking') }, promises: reached(['checking'], ['dayGiven']) },
  { flow: 'outside-results', states: { values: to('adding') }, promises: reached(['adding'], ['valuesGiven']) },
];

/** What is said where a set's promise is broken. */
const saidOf = ({ before, always, never }: Invariant): string =>
  `'${before}' is reached ${always === undefined ? `with '${never}'` : `without '${always}'`}`;

/** Templates promise what their stops keep. */
const promising = sources.flatMap(({ value }) => {
  const { flow, template: own, invariants = [] } = stepSetOf(value);
  return own && invariants.length > 0 ? [{ flow, promises: invariants.map(saidOf) }] : [];
});

const broken = sampled(breaking, 8).flatMap((one) => one.promises.map((promise) => ({ ...one, promise })));

const withMachine = (machine: AnyStateMachine): readonly FlowEntry[] =>
  [...smallFlows, visitWith(stopping)].map((entry) => (entry.flow === machine.id ? { ...entry, machine } : entry));

describe('a promise of the flows is seen to be broken', () => {
  /** What is found of a machine: once for all the promises that it breaks. */
  const found = new Map<States, { readonly flows: readonly FlowEntry[]; readonly findings: readonly Finding[] }>();

  function foundWith({ flow, states }: Breaking) {
    const flows = withMachine(remade(machines[flow], states)).filter((entry) => entry.flow === flow);
    const known = found.get(states) ?? {
      flows,
      findings: findingsIn([], { flows, only: flow === 'visit' ? stopping : flow }),
    };
    found.set(states, known);
    return known;
  }

  it.each(broken)('by $flow: $promise', async ({ promise, ...one }) => {
    const { flows, findings } = foundWith(one);
    const own = findings.find(
      ({ code, file, what }) => code === 'brokenInvariant' && file.includes(`/${one.flow}.steps`) && what === promise,
    );
    expect(own).toBeDefined();
    expect(await reproduces(own?.witness, [], flows)).toBe(true);
  });

  it.each(promising)('by $flow without its stops', async ({ flow, promises }) => {
    const edits: readonly Edit[] = [[flow, '/stops', undefined]];
    const flows = smallFlows.filter((entry) => entry.eachTemplate);
    // Their conditions are left behind, too.
    const findings = findingsIn(edits, { flows, only: flow }).filter(({ code }) => code !== 'unusedCondition');
    expect(findings.map(({ what }) => what).sort()).toEqual([...promises].sort());
    for (const { witness } of findings) expect(await reproduces(witness, edits, flows)).toBe(true);
  });

  it('or is kept: there is no other', () => {
    const promises = sources.flatMap(({ value }) => {
      const set = stepSetOf(value);
      return (set.invariants ?? [])
        .filter(({ accepted }) => accepted === undefined)
        .map((invariant) => `${set.flow}: ${saidOf(invariant)}`);
    });
    const seen = [
      ...breaking.flatMap(({ flow, promises: own }) => own.map((promise) => `${flow}: ${promise}`)),
      ...promising.flatMap(({ flow, promises: own }) => own.map((promise) => `${flow}: ${promise}`)),
    ];
    expect(promises.sort()).toEqual(seen.sort());
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

/** Each takes the checker half a second, and its twin as long. */
const tried = sampled(defects, 9);

describe('a planted defect of a machine', () => {
  it.each(tried)('$name is found', async ({ name, code, pointer, says, edits = [], states: changed = {} }) => {
    const flows = alone(changed, { aproved: () => true, profileUnanswered: guardOn('profileUnanswered') });
    const found = findingsIn(edits, { flows, only: template }).find(
      (one) => one.code === code && one.pointer === pointer,
    );
    expect(found?.what).toContain(says);
    expect(await reproduces(found?.witness, edits, flows)).toBe(unseen.has(name) ? undefined : true);
  });

  /** Twins in which nothing is changed are one and the same. */
  let unchanged: readonly Finding[] | undefined;

  // That the checker finds nothing where nothing is wrong, the build proves of all flows.
  it.each(sampled(tried, 3))('$name has a clean twin that raises nothing', ({ code, twin = {} }) => {
    const { edits = [], states = {} } = twin;
    const found = () =>
      findingsIn(edits, {
        flows: alone(states, { profileUnanswered: guardOn('profileUnanswered') }),
        only: template,
      });
    const isChanged = edits.length > 0 || Object.keys(states).length > 0;
    const findings = isChanged ? found() : (unchanged ??= found());
    expect(findings.filter((one) => one.code === code)).toEqual([]);
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
