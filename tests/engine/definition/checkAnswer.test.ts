import { describe, expect, it } from 'vitest';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { checkAnswer, UNANSWERED } from '#engine/answers/checkAnswer.ts';
import type { Field } from '#engine/definition/Field.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { TODAY } from '../TODAY.ts';

/** The problem codes of an answer, by field. */
const codes = (fields: readonly Field[], answer: Answer) =>
  Object.fromEntries(checkAnswer(fields, answer, TODAY).map(({ field, code }) => [field, code]));

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B', details: { label: 'Which?', maxLength: 5 } },
];
const base = { id: 'step', title: 'A question' };
const field = { id: 'field', label: 'Field' };

const form = (...fields: FormField[]): readonly Field[] => fieldsOf({ ...base, kind: 'form', fields });

/** What a form with one field says of a value. */
const codeOf = (one: FormField, value?: Value) =>
  codes(form(one), value === undefined ? {} : { field: value })['field'];

type Rows = readonly (readonly [Value, string | undefined])[];

const cases: readonly (readonly [FormField, Rows])[] = [
  [
    { ...field, type: 'choice', options, accepts: ['c'] },
    [
      ['a', undefined],
      ['c', undefined],
      ['d', 'option'],
      ['A', 'option'],
      [1, 'option'],
      [['a'], 'option'],
      ['', 'required'],
    ],
  ],
  [
    { ...field, type: 'select', source: 'states', pattern: '^[A-Z]{2}$' },
    [
      ['NY', undefined],
      ['ny', 'pattern'],
      ['NYC', 'pattern'],
      ['X'.repeat(251), 'tooLong'],
      [7, 'type'],
      [' ', 'required'],
    ],
  ],
  [
    { ...field, type: 'text', minLength: 2, maxLength: 4, pattern: '^[^x]*$' },
    [
      ['ab', undefined],
      ['abcd', undefined],
      ['a', 'tooShort'],
      [' a ', 'tooShort'],
      ['abcde', 'tooLong'],
      ['axb', 'pattern'],
      ['a\0b', 'type'],
      [true, 'type'],
      [['ab'], 'type'],
      ['   ', 'required'],
    ],
  ],
  [
    { ...field, type: 'number', minimum: 1, maximum: 9 },
    [
      [1, undefined],
      [9, undefined],
      [1.5, undefined],
      [0.9, 'tooLow'],
      [9.1, 'tooHigh'],
      ['5', 'type'],
      [Number.NaN, 'type'],
      [Number.POSITIVE_INFINITY, 'type'],
      [false, 'type'],
      ['', 'required'],
      [[], 'required'],
    ],
  ],
  [
    { ...field, type: 'number', integer: true, exclusiveMinimum: 0, maximum: 1500 },
    [
      [1, undefined],
      [0, 'tooLow'],
      [-1, 'tooLow'],
      [1500, undefined],
      [1501, 'tooHigh'],
      [70.5, 'integer'],
    ],
  ],
  [
    { ...field, type: 'height' },
    [
      [12, undefined],
      [132, undefined],
      [11, 'tooLow'],
      [133, 'tooHigh'],
      [70.5, 'integer'],
    ],
  ],
  [
    { ...field, type: 'birthday', minAge: 18, maxAge: 150 },
    [
      ['03-15-2008', undefined],
      ['03-16-2008', 'tooYoung'],
      ['03-15-1876', undefined],
      ['03-15-1875', 'date'],
      ['03-16-2026', 'date'],
      ['02-30-1990', 'date'],
      ['1990-02-03', 'date'],
      [19_900_203, 'date'],
      ['', 'required'],
    ],
  ],
];

describe.each(cases)('a form field %j', (one, rows) => {
  it.each(rows)('says of %j: %s', (value, code) => {
    expect(codeOf(one, value)).toBe(code);
  });

  it('is required, unless it is optional', () => {
    expect(codeOf(one)).toBe('required');
    expect(codeOf({ ...one, optional: true })).toBeUndefined();
  });

  it('is checked as strictly where it is optional', () => {
    for (const [value, code] of rows.filter(([, wanted]) => wanted !== 'required'))
      expect(codeOf({ ...one, optional: true }, value)).toBe(code);
  });
});

const blanks: readonly (readonly [FormField, Value, string | undefined])[] = [
  [{ ...field, type: 'text', maxLength: 4 }, '', undefined],
  [{ ...field, type: 'text', maxLength: 4 }, '    ', undefined],
  [{ ...field, type: 'text', maxLength: 4 }, '     ', 'tooLong'],
  [{ ...field, type: 'text' }, [], 'type'],
  [{ ...field, type: 'number' }, '', 'type'],
  [{ ...field, type: 'height' }, [], 'type'],
  [{ ...field, type: 'birthday' }, ' ', 'date'],
  [{ ...field, type: 'choice', options }, '', 'option'],
];

describe('an optional field accepts as blank only values of its own type', () => {
  it.each(blanks)('%j with %j: %s', (one, value, code) => {
    expect(codeOf({ ...one, optional: true }, value)).toBe(code);
  });

  it('a checklist may stay without a choice', () => {
    const optional = fieldsOf({ ...base, kind: 'checklist', options, optional: true });
    expect(codes(optional, { value: [] })).toEqual({});
    expect(codes(optional, { value: '' })).toEqual({ value: 'type' });
    expect(codes(fieldsOf({ ...base, kind: 'yes-no', optional: true }), { value: [] })).toEqual({ value: 'type' });
  });
});

describe('a yes-no question', () => {
  const plain = fieldsOf({ ...base, kind: 'yes-no' });
  const detailed = fieldsOf({ ...base, kind: 'yes-no', details: { label: 'Which?', maxLength: 5 } });

  it.each([
    [{ value: true }, {}],
    [{ value: false }, {}],
    [{}, { value: 'required' }],
    [{ value: 'yes' }, { value: 'type' }],
    [{ value: 1 }, { value: 'type' }],
    [{ value: true, details: 'some' }, { details: 'unknown' }],
  ])('%j: %j', (answer, expected) => {
    expect(codes(plain, answer)).toEqual(expected);
  });

  it.each([
    [{ value: false }, {}],
    [{ value: true, details: 'some' }, {}],
    [{ value: true }, { details: 'required' }],
    [{ value: true, details: '  ' }, { details: 'required' }],
    [{ value: true, details: 'too long' }, { details: 'tooLong' }],
    [{ value: true, details: 7 }, { details: 'type' }],
    [{ value: false, details: 'some' }, { details: 'notApplicable' }],
    [{ value: false, details: '' }, { details: 'notApplicable' }],
    [{ details: 'some' }, { value: 'required', details: 'notApplicable' }],
  ])('that asks for details of yes, %j: %j', (answer, expected) => {
    expect(codes(detailed, answer)).toEqual(expected);
  });
});

describe('a choice', () => {
  const choice = fieldsOf({ ...base, kind: 'choice', options });

  it.each([
    [{ value: 'a' }, {}],
    [{ value: 'b', 'details.b': 'some' }, {}],
    [{ value: 'b' }, { 'details.b': 'required' }],
    [{ value: 'a', 'details.b': 'some' }, { 'details.b': 'notApplicable' }],
    [{ value: 'b', 'details.b': 'too long' }, { 'details.b': 'tooLong' }],
    [{ value: 'a', 'details.a': 'some' }, { 'details.a': 'unknown' }],
    [{ value: 'c' }, { value: 'option' }],
    [{ value: ['a'] }, { value: 'option' }],
    [{}, { value: 'required' }],
  ])('%j: %j', (answer, expected) => {
    expect(codes(choice, answer)).toEqual(expected);
  });
});

describe('a checklist', () => {
  const checklist = fieldsOf({ ...base, kind: 'checklist', options, none: { label: 'None' } });

  it.each([
    [{ value: ['a'] }, {}],
    [{ value: ['none'] }, {}],
    [{ value: ['a', 'b'], 'details.b': 'some' }, {}],
    [{ value: ['a', 'b'] }, { 'details.b': 'required' }],
    [{ value: ['a'], 'details.b': 'some' }, { 'details.b': 'notApplicable' }],
    [{ value: ['a', 'none'] }, { value: 'exclusive' }],
    [{ value: ['a', 'a'] }, { value: 'option' }],
    [{ value: ['c'] }, { value: 'option' }],
    [{ value: 'a' }, { value: 'type' }],
    [{ value: true }, { value: 'type' }],
    [{ value: [] }, { value: 'required' }],
    [{}, { value: 'required' }],
  ])('%j: %j', (answer, expected) => {
    expect(codes(checklist, answer)).toEqual(expected);
  });

  it('knows the choice that excludes the others by its own value', () => {
    const named = fieldsOf({ ...base, kind: 'checklist', options, none: { value: 'nothing', label: 'Nothing' } });
    expect(codes(named, { value: ['nothing'] })).toEqual({});
    expect(codes(named, { value: ['none'] })).toEqual({ value: 'option' });
    expect(codes(named, { value: ['nothing', 'a'] })).toEqual({ value: 'exclusive' });
  });

  it('without such a choice takes none', () => {
    expect(codes(fieldsOf({ ...base, kind: 'checklist', options }), { value: ['none'] })).toEqual({ value: 'option' });
  });
});

describe('a text question', () => {
  it.each([
    [{ ...base, kind: 'short-text' } as const, 250],
    [{ ...base, kind: 'long-text' } as const, 5000],
    [{ ...base, kind: 'long-text', maxLength: 20 } as const, 20],
  ])('%j takes up to %i characters', (step: Step, length) => {
    expect(codes(fieldsOf(step), { value: 'x'.repeat(length) })).toEqual({});
    expect(codes(fieldsOf(step), { value: 'x'.repeat(length + 1) })).toEqual({ value: 'tooLong' });
    expect(codes(fieldsOf(step), { value: ' \n ' })).toEqual({ value: 'required' });
    expect(codes(fieldsOf(step), { value: 'a\0' })).toEqual({ value: 'type' });
    expect(codes(fieldsOf(step), { value: ['text'] })).toEqual({ value: 'type' });
  });
});

describe('a review', () => {
  const review = fieldsOf({
    ...base,
    kind: 'review',
    items: [
      { id: 'yes', kind: 'yes-no', title: 'Yes?', details: { label: 'Which?' } },
      { id: 'list', kind: 'checklist', title: 'Which?', options, none: { label: 'None' } },
    ],
  });

  it('names each field after its item', () => {
    expect(review.map(({ name }) => name)).toEqual(['yes', 'yes.details', 'list', 'list.details.b']);
  });

  it.each([
    [{ yes: false, list: ['none'] }, {}],
    [{ yes: true, 'yes.details': 'some', list: ['b'], 'list.details.b': 'some' }, {}],
    [{}, { yes: 'required', list: 'required' }],
    [
      { yes: true, list: ['b'] },
      { 'yes.details': 'required', 'list.details.b': 'required' },
    ],
    [
      { yes: false, 'yes.details': 'some', list: ['a'], 'list.details.b': 'some' },
      { 'yes.details': 'notApplicable', 'list.details.b': 'notApplicable' },
    ],
    [{ yes: false, list: ['a', 'none'] }, { list: 'exclusive' }],
    [
      { yes: false, list: ['a'], value: true, details: 'some' },
      { value: 'unknown', details: 'unknown' },
    ],
  ])('%j: %j', (answer, expected) => {
    expect(codes(review, answer)).toEqual(expected);
  });
});

it.each(['intro', 'notice'] as const)('a step of kind %s takes no answer', (kind) => {
  const step: Step = kind === 'intro' ? { ...base, kind } : { ...base, kind, actions: [{ label: 'Continue' }] };
  expect(codes(fieldsOf(step), {})).toEqual({});
  expect(codes(fieldsOf(step), { value: true })).toEqual({ value: 'unknown' });
});

it('a decision takes the value of one of its buttons, and saves it', () => {
  const actions = [
    { value: 'pause', label: 'Pause' },
    { value: 'cancel', label: 'Cancel' },
  ];
  const fields = fieldsOf({ ...base, kind: 'decision', saves: 'subscription.action', actions });
  expect(fields.map(({ saves }) => saves)).toEqual(['subscription.action']);
  expect(codes(fields, { value: 'cancel' })).toEqual({});
  expect(codes(fields, { value: 'Cancel' })).toEqual({ value: 'option' });
  expect(codes(fields, {})).toEqual({ value: 'required' });
});

describe('a date', () => {
  const errors = { missing: 'Please choose a day.' };
  const fields = fieldsOf({ ...base, kind: 'date', label: 'Day', saves: 'subscription.new_date', errors });

  it.each(['2026-12-24', '2026-01-01', '2028-02-29', '2026-10-31'])('takes %s', (value) => {
    expect(codes(fields, { value })).toEqual({});
  });

  it.each<Value>([
    '2026-00-10',
    '2026-13-10',
    '2026-12-00',
    '2026-12-32',
    '2026-1-1',
    '12-24-2026',
    '2026-12-24T00:00:00Z',
    ' 2026-12-24',
    20261224,
    true,
  ])('does not take %j, and says so in its own words', (value) => {
    expect(checkAnswer(fields, { value }, TODAY).map(({ message }) => message)).toEqual(['Please choose a day.']);
  });

  it('is required in its own words, and saved', () => {
    expect(checkAnswer(fields, {}, TODAY)).toEqual([
      { field: 'value', code: 'required', message: 'Please choose a day.' },
    ]);
    expect(fields.map(({ saves }) => saves)).toEqual(['subscription.new_date']);
  });
});

describe('names that a question does not have', () => {
  const fields = fieldsOf({ ...base, kind: 'yes-no' });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'other', ''])(
    '%j is unknown',
    (name) => {
      const answer: Answer = JSON.parse(`{"value":true,${JSON.stringify(name)}:"x"}`);
      expect(checkAnswer(fields, answer, TODAY).map(({ field: at, code }) => [at, code])).toEqual([[name, 'unknown']]);
      const alone: Answer = JSON.parse(`{${JSON.stringify(name)}:{"value":true}}`);
      expect(checkAnswer(fields, alone, TODAY).map(({ field: at, code }) => [at, code])).toEqual([
        ['value', 'required'],
        [name, 'unknown'],
      ]);
    },
  );

  it('leave every other object as it is', () => {
    checkAnswer(fields, JSON.parse('{"__proto__":{"value":true},"value":true}'), TODAY);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect('value' in {}).toBe(false);
  });
});

describe('a number that is not believed at once', () => {
  const pounds = form(
    {
      id: 'pounds',
      type: 'number',
      label: 'Weight',
      maximum: 1500,
      errors: { invalid: 'Digits only.' },
      believed: { minimum: 70, maximum: 450, ratio: { to: 'inches', factor: 703, power: 2, minimum: 12, maximum: 70 } },
    },
    { id: 'inches', type: 'height', label: 'Height', believed: { minimum: 54, maximum: 84 } },
  );
  const problemsOf = (answer: Answer) =>
    checkAnswer(pounds, answer, TODAY).map(({ field: name, code }) => `${name} ${code}`);

  it.each<[string, Answer, readonly string[]]>([
    ['is believed from the first to the last of its range', { pounds: 450, inches: 84 }, []],
    ['is refused below it', { pounds: 69, inches: 54 }, ['pounds unlikely']],
    ['is refused above it', { pounds: 451, inches: 84 }, ['pounds unlikely']],
    ['is refused with another number', { pounds: 450, inches: 55 }, ['pounds unlikely', 'inches unlikely']],
    ['counts once it is confirmed', { pounds: 1500, pounds_confirmed: 1500, inches: 124 }, ['inches unlikely']],
    [
      'counts with another one once both are',
      { pounds: 450, pounds_confirmed: 450, inches: 55, inches_confirmed: 55 },
      [],
    ],
    [
      'is asked about again once it is another one',
      { pounds: 1400, pounds_confirmed: 1500, inches: 84 },
      ['pounds unlikely', 'inches unlikely'],
    ],
    [
      'cannot be confirmed beyond its limits',
      { pounds: 1501, pounds_confirmed: 1501, inches: 144, inches_confirmed: 144 },
      ['pounds tooHigh', 'inches tooHigh'],
    ],
  ])('%s', (_, answer, expected) => {
    expect(problemsOf(answer)).toEqual(expected);
  });

  it('is not called wrong', () => {
    const [problem] = checkAnswer(pounds, { pounds: 40, inches: 70 }, TODAY);
    expect(problem?.message).toBe('Please check this number, and confirm it if it is right.');
  });
});

/** The texts of what is wrong with a number. */
const texts = (errors: { readonly [code: string]: string } | undefined, value?: Value) =>
  checkAnswer(
    form({ ...field, type: 'number', integer: true, maximum: 9, ...(errors && { errors }) }),
    value === undefined ? {} : { field: value },
    TODAY,
  ).map(({ message }) => message);

describe('the text of a problem', () => {
  it('is the one that the field gives for the code', () => {
    expect(texts({ tooHigh: 'At most nine.', invalid: 'Enter a number.' }, 10)).toEqual(['At most nine.']);
  });

  it("is otherwise the field's text for every code", () => {
    expect(texts({ tooHigh: 'At most nine.', invalid: 'Enter a number.' }, 1.5)).toEqual(['Enter a number.']);
    expect(texts({ tooHigh: 'At most nine.', invalid: 'Enter a number.' })).toEqual(['Enter a number.']);
  });

  it('is otherwise a text of its own for each code', () => {
    expect(texts(undefined)).toEqual([UNANSWERED]);
    expect(UNANSWERED).toBe('Please answer all questions before continuing.');
    const others = [10, 1.5, 'nine'].flatMap((value) => texts(undefined, value));
    expect(new Set([...others, UNANSWERED]).size).toBe(4);
  });

  it('comes in the order of the fields, what is unknown last', () => {
    const two = form({ ...field, type: 'text' }, { ...field, id: 'other', type: 'text' });
    expect(checkAnswer(two, { stray: 'x' }, TODAY).map(({ field: name }) => name)).toEqual(['field', 'other', 'stray']);
  });
});
