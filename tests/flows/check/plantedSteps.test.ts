import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { shownBy } from '#engine/authoring/witness/shownBy.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { findingsIn, reproduces, sources, visitWith, type Edit } from './realFlows.ts';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';

const template = 'follow-up-check-in';
const step = (id: string, more: object) => ({ id, kind: 'short-text', title: 'A planted question?', ...more });
const last = '/sections/intake/-';

const protocols = (...values: readonly string[]) => ({
  ...step('protocols', {}),
  kind: 'protocol-cards',
  selectLabel: 'Choose',
  options: values.map((value) => ({ value, label: 'A protocol', price: '$1', features: ['It is planted.'] })),
});

const sideField = (other: string) => ({
  id: 'side',
  type: 'choice',
  label: 'Side',
  options: ['left', other].map((value) => ({ value, label: value })),
});

const addressForm = (more: readonly object[], suggests: object = {}) => ({
  ...step('address', {}),
  kind: 'form',
  fields: [
    {
      id: 'street',
      type: 'text',
      label: 'Street',
      suggests: { city: 'city', state: 'state', zip: 'zip', ...suggests },
    },
    { id: 'city', type: 'text', label: 'City' },
    { id: 'state', type: 'select', label: 'State', source: 'states', excludes: ['NY'] },
    { id: 'zip', type: 'text', label: 'Zip' },
    ...more,
  ],
});

const decision = (...values: readonly string[]) => ({
  ...step('next', {}),
  kind: 'decision',
  saves: 'visit.next',
  actions: values.map((value) => ({ value, label: value })),
});

const day = {
  ...step('since', {}),
  kind: 'date',
  label: 'Since',
  saves: 'patient.since',
  errors: { missing: 'Choose a day.' },
};

const lived = (when: object) => ({
  ...step('lived', { when }),
  kind: 'choice',
  options: ['yes', 'no'].map((value) => ({ value, label: value })),
});
const nextFact: Edit = [template, '/facts/visit.next', 'string'];

interface Planted {
  readonly name: string;
  readonly code: FindingCode;
  /** What breaks it, and a neighbour of it that is right. */
  readonly defect: readonly Edit[];
  readonly twin: readonly Edit[];
  readonly pointer: string;
  readonly says: string;
}

/** The planted step is the eleventh of its section. */
const planted = '/sections/intake/10';

const stepDefects: readonly Planted[] = [
  {
    name: 'a decision whose buttons say the same',
    code: 'duplicateValue',
    defect: [[template, last, decision('stay', 'leave', 'stay')], nextFact],
    twin: [[template, last, decision('stay', 'leave', 'ask')], nextFact],
    pointer: `${planted}/actions`,
    says: "'stay' occurs twice",
  },
  {
    name: 'a decision with a button that its fact does not hold',
    code: 'typeMismatch',
    defect: [['retention', '/sections/offer/0/actions/1/value', 'close']],
    twin: [['retention', '/sections/offer/0/actions/1/label', 'Close']],
    pointer: '/sections/offer/0',
    says: "'retention-offer' saves to 'retention.choice', whose type does not fit the answer",
  },
  {
    name: 'a point of a decision that is too long',
    code: 'tooLong',
    defect: [['retention', '/sections/offer/0/points/1', 'x'.repeat(121)]],
    twin: [['retention', '/sections/offer/0/points/1', 'x'.repeat(120)]],
    pointer: '/sections/offer/0/points/1',
    says: '121 characters',
  },
  {
    name: 'a date that no fact keeps',
    code: 'unknownReference',
    defect: [['subscription-action', '/sections/reschedule/0/saves', 'subscription.new_dat']],
    twin: [['subscription-action', '/sections/reschedule/0/saves', 'subscription.new_date']],
    pointer: '/sections/reschedule/0',
    says: "did you mean 'subscription.new_date'",
  },
  {
    name: 'a date kept by a fact of another type',
    code: 'typeMismatch',
    defect: [['subscription-action', '/facts/subscription.new_date', 'number']],
    twin: [['subscription-action', '/facts/subscription.new_date', 'string']],
    pointer: '/sections/reschedule/0',
    says: 'type does not fit the answer',
  },
  {
    name: 'a decision kept by a fact that holds no text',
    code: 'typeMismatch',
    defect: [['retention', '/facts/retention.choice', 'boolean']],
    twin: [['retention', '/facts/retention.choice', 'string']],
    pointer: '/sections/offer/0',
    says: "'retention-offer' saves to 'retention.choice', whose type does not fit the answer",
  },
  {
    name: 'a date without a word for a day that cannot be chosen',
    code: 'missingCopy',
    defect: [['subscription-action', '/sections/reschedule/0/errors/missing', ' ']],
    twin: [['subscription-action', '/sections/reschedule/0/errors/missing', 'Please choose a day.']],
    pointer: '/sections/reschedule/0/errors/missing',
    says: 'is empty',
  },
  {
    name: 'a step without a kind that exists',
    code: 'schema',
    defect: [[template, '/sections/intake/0/kind', 'choise']],
    twin: [[template, '/sections/intake/0/help', 'Take your time.']],
    pointer: '/sections/intake/0',
    says: 'names no known step kind',
  },
  {
    name: 'an operator that does not exist',
    code: 'schema',
    defect: [[template, '/conditions/feelsWorse', { feeling: { equals: 'worse' } }]],
    twin: [[template, '/conditions/feelsWorse', { feeling: { is: 'worse' } }]],
    pointer: '/conditions/feelsWorse/feeling/equals',
    says: "there is no operator 'equals'",
  },
  {
    name: 'a title that is empty',
    code: 'missingCopy',
    defect: [[template, '/sections/intake/0/title', ' ']],
    twin: [[template, '/sections/intake/0/title', 'How are you?']],
    pointer: '/sections/intake/0/title',
    says: "'title' is empty",
  },
  {
    name: 'an option without a label',
    code: 'missingCopy',
    defect: [[template, '/sections/intake/0/options/1/label', undefined]],
    twin: [[template, '/sections/intake/0/options/1/label', 'Much as before']],
    pointer: '/sections/intake/0/options/1',
    says: "'label' is missing",
  },
  {
    name: 'a title that is too long',
    code: 'tooLong',
    defect: [[template, '/sections/intake/0/title', 'x'.repeat(141)]],
    twin: [[template, '/sections/intake/0/title', 'x'.repeat(140)]],
    pointer: '/sections/intake/0/title',
    says: '141 characters',
  },
  {
    name: 'a step id that occurs twice',
    code: 'duplicateStep',
    defect: [[template, last, step('feeling', {})]],
    twin: [[template, last, step('feeling-2', {})]],
    pointer: `${planted}/id`,
    says: "step 'feeling' is at",
  },
  {
    name: 'an option value that occurs twice',
    code: 'duplicateValue',
    defect: [[template, '/sections/intake/0/options/1/value', 'better']],
    twin: [[template, '/sections/intake/0/options/1/value', 'unchanged']],
    pointer: '/sections/intake/0/options',
    says: "'better' occurs twice",
  },
  {
    name: 'a protocol that occurs twice',
    code: 'duplicateValue',
    defect: [[template, last, protocols('plain', 'plain')]],
    twin: [[template, last, protocols('plain', 'strong')]],
    pointer: `${planted}/options`,
    says: "'plain' occurs twice",
  },
  {
    name: 'a field that occurs twice',
    code: 'duplicateValue',
    defect: [[template, last, addressForm([{ id: 'city', type: 'text', label: 'City' }])]],
    twin: [[template, last, addressForm([])]],
    pointer: `${planted}/fields`,
    says: "'city' occurs twice",
  },
  {
    name: 'an option of a field that occurs twice',
    code: 'duplicateValue',
    defect: [[template, last, addressForm([sideField('left')])]],
    twin: [[template, last, addressForm([sideField('right')])]],
    pointer: `${planted}/fields/4/options`,
    says: "'left' occurs twice",
  },
  {
    name: 'an address that fills a field which does not exist',
    code: 'unknownField',
    defect: [[template, last, addressForm([], { city: 'citty' })]],
    twin: [[template, last, addressForm([])]],
    pointer: `${planted}/fields/0/suggests/city`,
    says: "did you mean 'city'",
  },
  {
    name: 'an address that fills a field which takes no text',
    code: 'unknownField',
    defect: [[template, last, addressForm([{ id: 'floor', type: 'number', label: 'Floor' }], { zip: 'floor' })]],
    twin: [[template, last, addressForm([{ id: 'floor', type: 'text', label: 'Floor' }], { zip: 'floor' })]],
    pointer: `${planted}/fields/0/suggests/zip`,
    says: 'takes no text',
  },
  {
    name: 'a reference that names nothing',
    code: 'unknownReference',
    defect: [[template, '/conditions/feelsWorse', { feelin: 'worse' }]],
    twin: [[template, '/conditions/feelsWorse', { 'feeling.value': 'worse' }]],
    pointer: '/conditions/feelsWorse/feelin',
    says: "did you mean 'feeling'",
  },
  {
    name: 'a step that saves to a fact that is not declared',
    code: 'unknownReference',
    defect: [[template, last, { ...step('sex', {}), kind: 'form', fields: [sexField('patient.sexx')] }]],
    twin: [[template, last, { ...step('sex', {}), kind: 'form', fields: [sexField('patient.sex')] }]],
    pointer: planted,
    says: "did you mean 'patient.sex'",
  },
  {
    name: 'an option value that nobody can choose',
    code: 'unknownValue',
    defect: [[template, '/conditions/missedDoses', { doses: { in: ['some', 'mots'] } }]],
    twin: [[template, '/conditions/missedDoses', { doses: { in: ['most', 'some'] } }]],
    pointer: '/conditions/missedDoses/doses',
    says: "did you mean 'most'",
  },
  {
    name: 'a value that a fact never has',
    code: 'unknownValue',
    defect: [[template, '/conditions/notMale', { 'patient.sex': { isNot: 'man' } }]],
    twin: [[template, '/conditions/notMale', { 'patient.sex': { in: ['female', 'other'] } }]],
    pointer: '/conditions/notMale/patient.sex',
    says: "is never 'man'",
  },
  {
    name: 'a comparison of the wrong type',
    code: 'typeMismatch',
    defect: [[template, '/conditions/feelsWorse', { feeling: { atLeast: 2 } }]],
    twin: [[template, '/conditions/feelsWorse', { feeling: { notIn: ['better', 'same'] } }]],
    pointer: '/conditions/feelsWorse/feeling',
    says: "'atLeast' needs a number",
  },
  {
    name: 'a list that is compared with a single value',
    code: 'typeMismatch',
    defect: [[template, '/conditions/anySideEffect', { 'side-effects': 'infection' }]],
    twin: [[template, '/conditions/anySideEffect', { 'side-effects': { includes: 'infection' } }]],
    pointer: '/conditions/anySideEffect/side-effects',
    says: 'needs a single value',
  },
  {
    name: 'a condition name that is not declared',
    code: 'unknownCondition',
    defect: [[template, '/sections/intake/1/when', 'feelsWorst']],
    twin: [[template, '/sections/intake/1/when', { all: ['feelsWorse'] }]],
    pointer: '/sections/intake/1/when',
    says: "did you mean 'feelsWorse'",
  },
  {
    name: 'conditions that refer to each other',
    code: 'circularCondition',
    defect: [
      [template, '/conditions/feelsWorse', { not: 'feelsFine' }],
      [template, '/conditions/feelsFine', { not: 'feelsWorse' }],
    ],
    twin: [
      [template, '/conditions/feelsWorse', { not: 'feelsFine' }],
      [template, '/conditions/feelsFine', { feeling: { in: ['better', 'same'] } }],
    ],
    pointer: '/conditions/feelsFine/not',
    says: 'feelsWorse → feelsFine → feelsWorse',
  },
  {
    name: 'a step that reads a later one',
    code: 'forwardReference',
    defect: [[template, '/sections/intake/1/when', 'missedDoses']],
    twin: [[template, '/sections/intake/3/when', { all: ['missedDoses', 'feelsWorse'] }]],
    pointer: '/sections/intake/1/when',
    says: "reads the later step 'doses' through 'missedDoses'",
  },
  {
    name: 'a step that reads itself',
    code: 'forwardReference',
    defect: [[template, last, step('again', { when: { again: { answered: false } } })]],
    twin: [[template, last, step('again', { when: { 'weight-today.pounds': { is: 165 } } })]],
    pointer: `${planted}/when`,
    says: 'reads itself',
  },
  {
    name: 'a step whose condition contradicts itself',
    code: 'unreachableStep',
    defect: [[template, last, step('never', { when: { all: ['feelsWorse', { feeling: 'better' }] } })]],
    twin: [[template, last, step('never', { when: { all: ['feelsWorse', { doses: 'all' }] } })]],
    pointer: `${planted}/when`,
    says: "step 'never' is never shown",
  },
  {
    name: 'a step that demands an answer of a step hidden by the same demand',
    code: 'unreachableStep',
    defect: [
      [
        template,
        last,
        step('never', { when: { all: [{ 'missed-reason': { includes: 'forgot' } }, { doses: 'all' }] } }),
      ],
    ],
    twin: [
      [
        template,
        last,
        step('never', { when: { all: [{ 'missed-reason': { includes: 'forgot' } }, { doses: 'some' }] } }),
      ],
    ],
    pointer: `${planted}/when`,
    says: "it reads 'missed-reason'",
  },
  {
    name: 'a step that composed conditions rule out: (a or b) and neither',
    code: 'unreachableStep',
    defect: [
      [
        template,
        last,
        step('never', {
          when: { all: [{ any: ['feelsWorse', 'missedDoses'] }, { feeling: 'same' }, { not: 'missedDoses' }] },
        }),
      ],
    ],
    twin: [
      [template, last, step('never', { when: { all: [{ any: ['feelsWorse', 'missedDoses'] }, { feeling: 'same' }] } })],
    ],
    pointer: `${planted}/when`,
    says: 'never shown',
  },
  {
    name: 'a condition that is always true',
    code: 'alwaysTrue',
    defect: [
      [
        template,
        last,
        step('all', { when: { any: [{ feeling: { answered: true } }, { feeling: { answered: false } }] } }),
      ],
    ],
    twin: [[template, last, step('all', { when: { feeling: { answered: true } } })]],
    pointer: `${planted}/when`,
    says: 'always true',
  },
  {
    name: 'a step that says what the answer of a hidden step is not',
    code: 'mayBeUnanswered',
    defect: [[template, last, step('little', { when: { 'side-effects-level': { isNot: 'much' } } })]],
    twin: [
      [
        template,
        last,
        step('little', {
          when: { any: [{ 'side-effects-level': { isNot: 'much' } }, { 'side-effects-level': { answered: false } }] },
        }),
      ],
    ],
    pointer: `${planted}/when`,
    says: "says what 'side-effects-level' is not",
  },
  {
    name: 'a part of an answer that no fact keeps',
    code: 'answerLost',
    defect: [['pharmacy', '/sections/pharmacy-questions/1/saves/details', undefined]],
    twin: [['pharmacy', '/sections/pharmacy-questions/1/title', 'Are you allergic to anything?']],
    pointer: '/sections/pharmacy-questions/1',
    says: "none of them keeps 'details'",
  },
  {
    name: 'the only step of a section that is walked where its condition cannot hold',
    code: 'unreachableStep',
    defect: [['retention', '/sections/heads-up/0/when', 'firstAttempt']],
    twin: [['retention', '/sections/heads-up/0/when', { 'cancellation.attempt': { atLeast: 3 } }]],
    pointer: '/sections/heads-up/0/when',
    says: "wherever section 'heads-up' is walked",
  },
  {
    name: 'a step that asks once more what leads to its section',
    code: 'alwaysTrue',
    defect: [
      [
        'retention',
        '/sections/heads-up/0/when',
        { any: [{ not: 'firstAttempt' }, { 'cancellation.attempt': { answered: false } }] },
      ],
    ],
    // For a patient whose attempts nobody counted this is unknown, and they come here too.
    twin: [['retention', '/sections/heads-up/0/when', { not: 'firstAttempt' }]],
    pointer: '/sections/heads-up/0/when',
    says: "always true: wherever section 'heads-up' is walked, it is",
  },
  {
    name: 'a question of how somebody lives that asks who is asked',
    code: 'alwaysTrue',
    defect: [['lifestyle', '/sections/questions/-', lived({ 'cart.type': 'lab' })]],
    twin: [['lifestyle', '/sections/questions/-', lived({ 'cart.type': 'lab', 'patient.sex': 'female' })]],
    pointer: '/sections/questions/6/when',
    says: "always true: wherever section 'questions' is walked, it is",
  },
  {
    name: 'the last of two notices that end a walk, which shows what the first one does not',
    code: 'alwaysTrue',
    defect: [['signup', '/sections/unavailable/1/when', { any: ['isLabProduct', 'otherProduct', 'noProduct'] }]],
    twin: [['signup', '/sections/unavailable/1/when', { any: ['otherProduct', 'noProduct'] }]],
    pointer: '/sections/unavailable/1/when',
    says: "the condition of step 'product-unavailable' is always true",
  },
  {
    name: 'a question of a template that saves to a fact',
    code: 'factNotKept',
    defect: [
      [template, last, { ...step('moody', {}), kind: 'yes-no', saves: { value: 'visit.moody' } }],
      [template, '/facts/visit.moody', 'boolean'],
    ],
    twin: [[template, last, { ...step('moody', {}), kind: 'yes-no' }]],
    pointer: planted,
    says: "'moody' saves to a fact, and 'follow-up-check-in' keeps its answers by their ids",
  },
  {
    name: 'a decision in a template, which cannot do without its fact',
    code: 'kindNotKept',
    defect: [[template, last, decision('stop', 'go')], nextFact],
    twin: [[template, last, { ...step('next', {}), kind: 'choice', options: decision('stop', 'go').actions }]],
    pointer: planted,
    says: "'next' is of kind decision, and 'follow-up-check-in' keeps its answers by their ids",
  },
  {
    name: 'a day among the questions of how somebody lives',
    code: 'kindNotKept',
    defect: [
      ['lifestyle', '/sections/questions/-', day],
      ['lifestyle', '/facts/patient.since', 'string'],
    ],
    twin: [['lifestyle', '/sections/questions/-', step('since', {})]],
    pointer: '/sections/questions/6',
    says: "'since' is of kind date, and 'lifestyle' keeps its answers by their ids",
  },
  {
    name: 'a migration of answers that are kept by their labels',
    code: 'unknownValue',
    defect: [
      ['lifestyle', '/version', 2],
      ['lifestyle', '/migrations', [{ to: 2, map: { alcohol: { Sometimes: 'weekly' } } }]],
    ],
    twin: [
      ['lifestyle', '/version', 2],
      ['lifestyle', '/migrations', [{ to: 2, map: { alcohol: { Sometimes: 'A few times a week' } } }]],
    ],
    pointer: '/migrations/0/map/alcohol/Sometimes',
    says: "'alcohol' is never 'weekly'",
  },
  {
    name: 'a question whose answer nobody keeps',
    code: 'answerNotKept',
    defect: [['pharmacy', '/sections/pharmacy-questions/1/saves', undefined]],
    twin: [['pharmacy', '/sections/pharmacy-questions/1/title', 'Are you allergic to anything?']],
    pointer: '/sections/pharmacy-questions/1',
    says: "'allergies' asks, and 'pharmacy' keeps no answer",
  },
  {
    name: 'a question of how somebody lives that is kept no more',
    code: 'answerNotKept',
    defect: [['lifestyle', '/keepsAnswers', undefined]],
    twin: [['lifestyle', '/sections/questions/0/title', 'What do you hope for?']],
    pointer: '/sections/questions/0',
    says: "'goal' asks, and 'lifestyle' keeps no answer",
  },
  {
    name: 'a field that nothing satisfies',
    code: 'unanswerable',
    defect: [[template, last, { ...step('weight', {}), kind: 'form', fields: [weightField(300, 100)] }]],
    twin: [[template, last, { ...step('weight', {}), kind: 'form', fields: [weightField(100, 300)] }]],
    pointer: planted,
    says: "nothing can be entered for 'pounds'",
  },
  {
    name: 'a range of belief beyond the limits of its field',
    code: 'believedRange',
    defect: [[template, last, { ...step('weight', {}), kind: 'form', fields: [believedField(70, 450)] }]],
    twin: [[template, last, { ...step('weight', {}), kind: 'form', fields: [believedField(100, 300)] }]],
    pointer: planted,
    says: "the range in which 'pounds' of 'weight' is believed goes beyond its limits",
  },
  {
    name: 'a range of belief without a number in it',
    code: 'believedRange',
    defect: [[template, last, { ...step('weight', {}), kind: 'form', fields: [believedField(300, 100)] }]],
    twin: [[template, last, { ...step('weight', {}), kind: 'form', fields: [believedField(100, 300)] }]],
    pointer: planted,
    says: "the range in which 'pounds' of 'weight' is believed is empty",
  },
  {
    name: 'a version without a migration',
    code: 'versionWithoutMigration',
    defect: [
      [template, '/version', 3],
      [template, '/migrations', [{ to: 2, drop: ['old'] }]],
    ],
    twin: [
      [template, '/version', 3],
      [
        template,
        '/migrations',
        [
          { to: 2, drop: ['old'] },
          { to: 3, rename: { mood: 'feeling' } },
        ],
      ],
    ],
    pointer: '/version',
    says: 'no migration leads to version 3',
  },
  {
    name: 'a migration that leads to no step',
    code: 'unknownMigrationTarget',
    defect: [
      [template, '/version', 2],
      [template, '/migrations', [{ to: 2, rename: { mood: 'felling' } }]],
    ],
    twin: [
      [template, '/version', 2],
      [template, '/migrations', [{ to: 2, rename: { mood: 'feeling' } }]],
    ],
    pointer: '/migrations/0/rename/mood',
    says: "did you mean 'feeling'",
  },
  {
    name: 'an acknowledgement of nothing',
    code: 'staleAcknowledgement',
    defect: [
      [
        template,
        '/acknowledged',
        [{ finding: 'alwaysTrue', at: '/sections/intake/1/when', reason: 'It was so once.' }],
      ],
    ],
    twin: [[template, '/acknowledged', []]],
    pointer: '/acknowledged/0',
    says: "there is no finding 'alwaysTrue'",
  },
];

function sexField(saves: string) {
  const options = [
    { value: 'female', label: 'Female' },
    { value: 'male', label: 'Male' },
  ];
  return { id: 'sex', type: 'choice', label: 'Sex', saves, options };
}

function weightField(minimum: number, maximum: number) {
  return { id: 'pounds', type: 'number', label: 'Weight', minimum, maximum };
}

/** A weight from 80 to 400 that is believed in a range. */
function believedField(minimum: number, maximum: number) {
  return { ...weightField(80, 400), believed: { minimum, maximum } };
}

const hasWitness = (code: FindingCode) => !shownBy[code].every((by) => by === 'nothing');

describe('a planted defect', () => {
  it.each(stepDefects)('$name is found', async ({ code, defect, pointer, says }) => {
    const only = defect[0]?.[0] ?? template;
    const found = findingsIn(defect, { only }).find((one) => one.code === code && one.pointer === pointer);
    expect(found).toMatchObject({
      severity: expect.stringMatching(/error|warning/),
      file: expect.stringContaining(only),
    });
    expect(found?.what).toContain(says);
    expect(found?.line).toBeGreaterThan(1);
    expect(await reproduces(found?.witness, defect)).toBe(hasWitness(code) || undefined);
  });

  it.each(stepDefects)('$name has a clean twin that raises nothing', ({ code, twin }) => {
    const only = twin[0]?.[0] ?? template;
    expect(findingsIn(twin, { only }).filter((one) => one.code === code)).toEqual([]);
  });

  it('about an answer that may be absent comes with answers that show it', async () => {
    const defect: readonly Edit[] = [
      [template, last, step('little', { when: { 'side-effects-level': { isNot: 'much' } } })],
    ];
    const [found] = findingsIn(defect);
    expect(found?.witness?.shows).toEqual([{ hidden: 'little' }]);
    expect(await reproduces(found?.witness, defect)).toBe(true);
  });
});

const code = (pattern: string): Edit => [
  template,
  last,
  { ...step('code', {}), kind: 'form', fields: [{ id: 'pin', type: 'text', label: 'Code', pattern }] },
];

describe('unusual definitions that are correct', () => {
  it.each([
    ['^(?!0)\\d{3}$', '555'],
    ['.*\\bmg\\b.*', '5 mg daily'],
    ['^\\p{L}+$', 'Zoé'],
    ['^(?=.*\\d)[a-z\\d]{3}$', 'ab1'],
    ['^(?=.*\\d)[a-z\\d]{3}$', { isNot: 'ab1' }],
  ])('a field of pattern %s raises nothing, nor does a step that reads it', (pattern, pin) => {
    expect(findingsIn([code(pattern)])).toEqual([]);
    expect(findingsIn([code(pattern), [template, last, step('more', { when: { 'code.pin': pin } })]])).toEqual([]);
  });

  it('a step may be named like a property of every object', () => {
    const when = { constructor: 'a' };
    expect(
      findingsIn([
        [template, last, step('constructor', {})],
        [template, last, step('more', { when })],
      ]),
    ).toEqual([]);
  });
});

describe('an acknowledged finding', () => {
  it('is reported with its reason and fails nothing', () => {
    const reason = 'The question comes back in the next version.';
    const edits: readonly Edit[] = [
      [template, last, step('never', { when: { all: ['feelsWorse', { feeling: 'better' }] } })],
      [template, '/acknowledged', [{ finding: 'unreachableStep', at: `${planted}/when`, reason }]],
    ];
    expect(findingsIn(edits)).toEqual([]);
  });
});

const checked = (text: string) =>
  checkFlows({ language: stepLanguage, sources: [sourceOf('flows/two.steps.json', text)], flows: [] });

const set = (sections: string) =>
  `{ "flow": "two", "version": 1, "keepsAnswers": true,\n "sections": {\n${sections}\n} }`;

describe('a section or a key that occurs twice in a file', () => {
  it('is found, where JSON itself would keep the last and say nothing', () => {
    expect(checked(set('"a": [],\n"a": []'))).toMatchObject([
      { code: 'duplicateSection', line: 4, pointer: '/sections/a' },
    ]);
    expect(checked(set('"a": [{ "id": "x", "kind": "short-text", "title": "A?", "title": "B?" }]'))).toMatchObject([
      { code: 'repeatedKey', pointer: '/sections/a/0/title' },
    ]);
    expect(checked(set('"a": [],\n"b": []'))).toEqual([]);
  });

  it('of text that is no JSON tells the line', () => {
    expect(checked('{\n "flow": "two",\n}')).toMatchObject([{ code: 'notJson', line: 3 }]);
  });
});

describe('across composed sets', () => {
  it('a step id that two sets use is found', () => {
    const edits: readonly Edit[] = [[template, last, step('allergies', {})]];
    expect(findingsIn(edits, { flows: flowIndex })).toMatchObject([
      { code: 'duplicateStep', pointer: `${planted}/id`, file: expect.stringContaining(template) },
    ]);
  });

  it('a section that two sets have is found', () => {
    const edits: readonly Edit[] = [[template, '/sections/profile', [step('more', {})]]];
    expect(findingsIn(edits, { flows: flowIndex })).toMatchObject([
      { code: 'duplicateSection', pointer: '/sections/profile' },
    ]);
  });

  it('a fact that two sets declare differently is found', () => {
    const edits: readonly Edit[] = [[template, '/facts/patient.weight', 'string']];
    expect(findingsIn(edits, { flows: [visitWith(template)] })).toMatchObject([
      { code: 'conflictingFact', pointer: '/facts/patient.weight' },
    ]);
  });

  it('one set that cannot be read does not make the others of its flow seem wrong', () => {
    const edits: readonly Edit[] = [['pharmacy', '/sections/pharmacy-questions/1/kind', 'yess']];
    for (const only of ['checkout', template])
      expect(findingsIn(edits, { flows: flowIndex, only })).toMatchObject([
        { code: 'schema', file: expect.stringContaining('pharmacy.steps.json') },
      ]);
  });

  it('the same edits on the template alone raise nothing', () => {
    expect(findingsIn([[template, last, step('allergies', {})]])).toEqual([]);
    expect(sources.length).toBeGreaterThan(4);
  });
});
