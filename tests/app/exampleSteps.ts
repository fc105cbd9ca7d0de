import type { Answer } from '#schemas/flow/answer.ts';
import type { Step, StepKind, StepOf } from '#schemas/flow/step.ts';

/** Text that a patient might have given: none of it is ever seen outside the portal. */
const CANARY = 'canary';

/** A number that is found nowhere else. */
const CANARY_NUMBER = 918_273;

/** Every step kind with all that it can ask, and an answer to it. Sensitive kinds are added by `sensitive`. */
const told: { readonly [K in StepKind]: readonly [StepOf<K>, Answer] } = {
  intro: [{ id: 'intro', kind: 'intro', title: 'Welcome' }, {}],
  notice: [{ id: 'notice', kind: 'notice', title: 'Read this', actions: [{ label: 'On', does: 'continue' }] }, {}],
  form: [
    {
      id: 'form',
      kind: 'form',
      title: 'About you',
      fields: [
        { id: 'name', type: 'text', label: 'Name', saves: 'own.name' },
        { id: 'sex', type: 'choice', label: 'Sex', options: [{ value: 'canary-sex', label: 'Sex' }], saves: 'own.sex' },
        { id: 'born', type: 'birthday', label: 'Born' },
        { id: 'weight', type: 'number', label: 'Weight', saves: 'own.weight' },
        { id: 'height', type: 'height', label: 'Height' },
        { id: 'state', type: 'select', label: 'State', source: 'states' },
        { id: 'phone', type: 'phone', label: 'Phone' },
        { id: 'terms', type: 'constant', label: 'Terms', text: 'Terms', value: 'canary-terms' },
      ],
    },
    {
      name: 'canary-name',
      sex: 'canary-sex',
      born: '04-09-1988',
      weight: CANARY_NUMBER,
      height: 67,
      state: 'canary-state',
      phone: '5550642731',
      terms: 'canary-terms',
    },
  ],
  review: [
    {
      id: 'review',
      kind: 'review',
      title: 'Still right?',
      items: [
        { id: 'first', kind: 'yes-no', title: 'First?', details: { label: 'Which?' } },
        {
          id: 'second',
          kind: 'checklist',
          title: 'Second?',
          options: [{ value: 'canary-item', label: 'One', details: { label: 'Which?' } }],
        },
        { id: 'canary-third', kind: 'yes-no', title: 'Third?', when: { 'form.sex': 'canary-sex' } },
      ],
    },
    {
      first: true,
      'first.details': 'canary-first',
      second: ['canary-item'],
      'second.details.canary-item': 'canary-second',
      'canary-third': true,
    },
  ],
  'yes-no': [
    {
      id: 'yes-no',
      kind: 'yes-no',
      title: 'Any?',
      details: { label: 'Which?' },
      saves: { value: 'own.any', details: 'own.which' },
    },
    { value: true, details: 'canary-details' },
  ],
  checklist: [
    {
      id: 'checklist',
      kind: 'checklist',
      title: 'Which?',
      options: [
        { value: 'canary-one', label: 'One', saves: 'own.one', details: { label: 'How?' } },
        { value: 'canary-two', label: 'Two', saves: 'own.two' },
      ],
    },
    { value: ['canary-one'], 'details.canary-one': 'canary-how' },
  ],
  choice: [
    {
      id: 'choice',
      kind: 'choice',
      title: 'Which?',
      options: [{ value: 'canary-chosen', label: 'One', details: { label: 'How?' } }],
    },
    { value: 'canary-chosen', 'details.canary-chosen': 'canary-why' },
  ],
  'short-text': [{ id: 'short-text', kind: 'short-text', title: 'What?', label: 'What' }, { value: 'canary-short' }],
  'long-text': [{ id: 'long-text', kind: 'long-text', title: 'What?' }, { value: 'canary-long' }],
  'protocol-cards': [
    {
      id: 'protocol-cards',
      kind: 'protocol-cards',
      title: 'Which?',
      selectLabel: 'Select',
      options: [{ value: 'canary-protocol', label: 'One', price: '$1', features: ['Good'] }],
    },
    { value: 'canary-protocol' },
  ],
  treatment: [
    {
      id: 'treatment',
      kind: 'treatment',
      title: 'Plan',
      plans: { title: 'Plan', seconds: 0, changeSeconds: 0, bestValue: 'Best', fullPrice: 'Full', save: 'Save' },
      dose: { title: 'Dose', request: 'Ask', frequency: 'Often', quantity: 'Many', weekly: 'mg', compounded: 'mg' },
      customProtocol: { label: 'Own', comment: 'Say', badge: 'Own' },
      summary: { title: 'Sum', subTotal: 'Sum', savings: 'Less', total: 'Total' },
    },
    {},
  ],
  plan: [
    {
      id: 'plan',
      kind: 'plan',
      title: 'Plan',
      plans: { title: 'Plan', seconds: 0, changeSeconds: 0, bestValue: 'Best', fullPrice: 'Full', save: 'Save' },
      benefits: 'Good',
      summary: { title: 'Sum', subTotal: 'Sum', savings: 'Less', total: 'Total' },
    },
    {},
  ],
  'add-ons': [
    {
      id: 'add-ons',
      kind: 'add-ons',
      title: 'More?',
      skip: 'Skip',
      changePlan: 'Change',
      submit: 'Submit',
      cancel: 'Cancel',
      learnMore: 'More',
    },
    {},
  ],
  membership: [
    {
      id: 'membership',
      kind: 'membership',
      title: 'Join?',
      prices: 'Prices',
      included: 'Included',
      values: { advanced: 'Much', other: 'Much' },
    },
    {},
  ],
  checkout: [
    {
      id: 'checkout',
      kind: 'checkout',
      title: 'Checkout',
      notice: 'Money',
      fields: [{ id: 'street', type: 'text', label: 'Street', saves: 'own.street' }],
      address: { edit: 'Edit', cancel: 'Cancel', next: 'Next', invalid: 'Wrong' },
      payment: { title: 'Pay', edit: 'Edit', cancel: 'Cancel', expired: 'Old', incomplete: 'Part' },
      coupon: { label: 'Code', apply: 'Apply', applied: 'Yes', notApplicable: 'No', invalid: 'No', tooLong: 'Long' },
      smsPolicy: { label: 'SMS', title: 'SMS', body: ['SMS'] },
      badges: [],
      summary: {
        title: 'Sum',
        protocol: 'P',
        program: 'P',
        addons: 'A',
        labWork: 'L',
        free: 'F',
        shipping: 'S',
        subTotal: 'Sum',
        specialDiscount: 'D',
        savings: 'S',
        total: 'T',
        clinicalAssistance: 'C',
        customProtocol: 'C',
      },
      submit: 'Submit',
    },
    { street: 'canary-street', payment: 'new', 'promo-code': 'canary-promo' },
  ],
  identity: [
    {
      id: 'identity',
      kind: 'identity',
      title: 'Who?',
      card: { title: 'Card', badge: 'New', text: 'Card', documents: ['Passport'] },
      why: { label: 'Why?', reasons: ['Law'] },
      later: 'Later',
    },
    { value: 'begin' },
  ],
  'identity-images': [
    {
      id: 'identity-images',
      kind: 'identity-images',
      title: 'Images',
      idCard: { title: 'Id', text: 'Id', add: 'Add', edit: 'Edit', alt: 'Id' },
      selfie: { title: 'You', text: 'You', add: 'Add', edit: 'Edit', alt: 'You' },
      why: { label: 'Why?', reasons: ['Law'] },
      later: 'Later',
      missing: 'Missing',
    },
    { value: 'continue' },
  ],
  photo: [
    {
      id: 'photo',
      kind: 'photo',
      title: 'Photo',
      camera: 'user',
      frame: 'face',
      hints: ['Light'],
      prompt: { text: 'Allow', button: 'Go' },
      denied: { title: 'Denied', browsers: [{ name: 'One', steps: ['Do'] }] },
      upload: { button: 'Up', drop: 'Drop', formats: 'All', noPreview: 'None' },
      capture: {
        take: 'Take',
        retake: 'Again',
        retry: 'Retry',
        sending: 'Sending',
        preview: 'You',
        tooDark: 'Dark',
        tooBright: 'Bright',
      },
      errors: { tooBig: 'Big', failed: 'Failed', format: 'Format' },
    },
    { value: 'canary-photo' },
  ],
  code: [
    {
      id: 'code',
      kind: 'code',
      title: 'Code',
      label: 'Code',
      resend: 'Again',
      errors: { missing: 'Missing' },
    },
    { action: 'verify', value: '64209' },
  ],
  decision: [
    {
      id: 'decision',
      kind: 'decision',
      title: 'Which way?',
      saves: 'own.way',
      actions: [{ value: 'canary-way', label: 'This' }],
    },
    { value: 'canary-way' },
  ],
  date: [
    { id: 'date', kind: 'date', title: 'When?', label: 'Day', saves: 'own.day', errors: { missing: 'When?' } },
    { value: '2031-07-19' },
  ],
};

/** Everything in the answers that must not be seen, as it would stand in a message. */
export const canaries = [CANARY, String(CANARY_NUMBER), '5550642731', '04-09-1988', '64209', '2031-07-19'];

/** Asked only after one certain answer to another step. */
const ofSome: readonly [StepOf<'choice'>, Answer] = [
  {
    id: 'canary-only',
    kind: 'choice',
    title: 'And you?',
    when: { decision: 'canary-way' },
    options: [{ value: 'canary-some', label: 'One' }],
  },
  { value: 'canary-some' },
];

/** The steps and their answers, all of them marked or none. */
export function exampleSteps(sensitive: boolean) {
  const list: readonly (readonly [Step, Answer])[] = [...Object.values(told), ofSome];
  return list.map(([step, answer]) => ({
    step: sensitive ? { ...step, sensitive: 'health' as const } : step,
    answer,
  }));
}
