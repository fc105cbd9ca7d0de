import { describe, expect, it } from 'vitest';
import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import { compileCondition, type Scope, type Truth } from '#engine/conditions/compileCondition.ts';

type Values = ReadonlyMap<string, Value>;

const named: { readonly [name: string]: Truth } = { yes: true, no: false, unsure: undefined };

const scope: Scope<Values> = {
  ref: (name) => (values) => values.get(name),
  condition: (name) => () => named[name],
};

const truth = (condition: Condition, values: Values = new Map()) => compileCondition(condition, scope)(values);

const about = (asked: Literal | Comparison, value?: Value) =>
  truth({ it: asked }, value === undefined ? new Map() : new Map([['it', value]]));

type Row = readonly [Literal | Comparison, Value, Truth];

const rows: readonly Row[] = [
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', ['a'], false],
  [2, 2, true],
  [2, '2', false],
  [false, false, true],
  [false, true, false],
  [{ is: 'a' }, 'a', true],
  [{ is: 'a' }, 'b', false],
  [{ is: false }, false, true],
  [{ is: 0 }, 0, true],
  [{ is: '' }, '', true],
  [{ isNot: 'a' }, 'a', false],
  [{ isNot: 'a' }, 'b', true],
  [{ isNot: 'a' }, ['a'], true],
  [{ isNot: false }, false, false],
  [{ in: ['a', 2] }, 'a', true],
  [{ in: ['a', 2] }, 2, true],
  [{ in: ['a', 2] }, 'b', false],
  [{ in: ['a', 2] }, '2', false],
  [{ in: ['a', 2] }, ['a'], false],
  [{ notIn: ['a', 2] }, 'a', false],
  [{ notIn: ['a', 2] }, 'b', true],
  [{ atLeast: 2 }, 1, false],
  [{ atLeast: 2 }, 2, true],
  [{ atLeast: 2 }, 3, true],
  [{ atMost: 2 }, 1, true],
  [{ atMost: 2 }, 2, true],
  [{ atMost: 2 }, 3, false],
  [{ moreThan: 2 }, 2, false],
  [{ moreThan: 2 }, 3, true],
  [{ moreThan: 0 }, 0, false],
  [{ lessThan: 2 }, 1, true],
  [{ lessThan: 2 }, 2, false],
  [{ lessThan: 0 }, -1, true],
  [{ atLeast: 2 }, '3', undefined],
  [{ atMost: 2 }, true, undefined],
  [{ moreThan: 2 }, ['3'], undefined],
  [{ lessThan: 2 }, 'a', undefined],
  [{ includes: 'a' }, ['a', 'b'], true],
  [{ includes: 'a' }, ['b'], false],
  [{ includes: 'a' }, [], false],
  [{ includes: 'a' }, 'a', false],
  [{ answered: true }, false, true],
  [{ answered: true }, '', true],
  [{ answered: true }, [], true],
  [{ answered: false }, 0, false],
  [{ atLeast: 2, lessThan: 4 }, 2, true],
  [{ atLeast: 2, lessThan: 4 }, 4, false],
  [{ answered: true, isNot: 'a' }, 'b', true],
  [{ answered: true, isNot: 'a' }, 'a', false],
  [{ answered: false, isNot: 'a' }, 'b', false],
  [{ lessThan: 2, isNot: 'a' }, 'a', false],
  [{ lessThan: 2, isNot: 'a' }, 'b', undefined],
];

it.each(rows)('%j of %j is %s', (asked, value, expected) => {
  expect(about(asked, value)).toBe(expected);
});

describe('of an absent value', () => {
  const unknown: readonly (Literal | Comparison)[] = [
    'a',
    false,
    { is: 'a' },
    { isNot: 'a' },
    { in: ['a'] },
    { notIn: ['a'] },
    { atLeast: 1 },
    { atMost: 1 },
    { moreThan: 1 },
    { lessThan: 1 },
    { includes: 'a' },
    { answered: false, isNot: 'a' },
  ];
  it.each(unknown)('%j is unknown', (asked) => {
    expect(about(asked)).toBeUndefined();
  });

  it('only the question whether it is answered is decided', () => {
    expect(about({ answered: true })).toBe(false);
    expect(about({ answered: false })).toBe(true);
    expect(about({ answered: true, isNot: 'a' })).toBe(false);
  });
});

const names = ['yes', 'no', 'unsure'] as const;
const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));

describe('groups, three-valued after Kleene', () => {
  it.each(pairs)('all of %s and %s', (one, other) => {
    const expected = [one, other].includes('no') ? false : [one, other].includes('unsure') ? undefined : true;
    expect(truth({ all: [one, other] })).toBe(expected);
  });

  it.each(pairs)('any of %s and %s', (one, other) => {
    const expected = [one, other].includes('yes') ? true : [one, other].includes('unsure') ? undefined : false;
    expect(truth({ any: [one, other] })).toBe(expected);
  });

  it.each(pairs)('not any of %s and %s is all of their opposites', (one, other) => {
    expect(truth({ not: { any: [one, other] } })).toBe(truth({ all: [{ not: one }, { not: other }] }));
  });

  it.each([
    ['yes', false],
    ['no', true],
    ['unsure', undefined],
  ] as const)('not %s is %s', (name, expected) => {
    expect(truth({ not: name })).toBe(expected);
  });

  it.each(names)('a group of one is that one: %s', (name) => {
    expect(truth({ all: [name] })).toBe(named[name]);
    expect(truth({ any: [name] })).toBe(named[name]);
  });

  it('groups nest', () => {
    expect(truth({ all: [{ any: ['no', 'yes'] }, { not: { all: ['yes', 'no'] } }] })).toBe(true);
    expect(truth({ any: [{ all: ['unsure', 'no'] }, { all: ['unsure', 'yes'] }] })).toBeUndefined();
  });

  it('comparisons of several references all have to hold', () => {
    const asked = { one: 1, other: 2 };
    expect(
      truth(
        asked,
        new Map([
          ['one', 1],
          ['other', 2],
        ]),
      ),
    ).toBe(true);
    expect(
      truth(
        asked,
        new Map([
          ['one', 1],
          ['other', 3],
        ]),
      ),
    ).toBe(false);
    expect(truth(asked, new Map([['one', 1]]))).toBeUndefined();
    expect(truth(asked, new Map([['other', 3]]))).toBe(false);
  });
});

it('a name that the scope does not know is refused while compiling', () => {
  const strict: Scope<Values> = {
    ref(name) {
      throw new RangeError(name);
    },
    condition(name) {
      throw new RangeError(name);
    },
  };
  expect(() => compileCondition('missing', strict)).toThrow('missing');
  expect(() => compileCondition({ any: [{ not: { gone: 1 } }] }, strict)).toThrow('gone');
});
