import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import type { Condition } from '#schemas/flow/condition.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { TODAY } from '../TODAY.ts';
import { madeUp } from '../random/madeUp.ts';

const ask = (id: string, when?: Condition): Step => ({
  id,
  kind: 'yes-no',
  title: id,
  ...(when !== undefined && { when }),
});

const set = (parts: Partial<StepSet> & { readonly steps?: readonly Step[] }): StepSet => {
  const { steps = [], ...others } = parts;
  return { flow: 'flow', version: 1, sections: { questions: steps }, ...others };
};

const refusal = (...sets: readonly StepSet[]): string => {
  try {
    compile(stepKinds, ...sets);
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
  return 'none';
};

describe('a definition is refused', () => {
  it('where a step id occurs twice in a section', () => {
    expect(refusal(set({ steps: [ask('a'), ask('a')] }))).toBe("step 'a' occurs twice");
  });

  it('where a step id occurs in two sets', () => {
    const other = set({ flow: 'other', sections: { others: [ask('a')] } });
    expect(refusal(set({ steps: [ask('a')] }), other)).toBe("step 'a' occurs twice");
  });

  it('where a section occurs in two sets', () => {
    expect(refusal(set({}), set({ flow: 'other' }))).toBe("section 'questions' occurs twice");
  });

  it('where a condition reads a name that is neither fact nor step', () => {
    expect(refusal(set({ steps: [ask('a', { 'patient.sex': 'male' })] }))).toBe(
      "'patient.sex' names neither a declared fact nor an earlier step",
    );
  });

  it('where a condition reads a later step', () => {
    expect(refusal(set({ steps: [ask('a', { b: true }), ask('b')] }))).toContain("'b' names neither");
  });

  it('where a condition reads its own step', () => {
    expect(refusal(set({ steps: [ask('a', { a: true })] }))).toContain("'a' names neither");
  });

  it('where a condition reads a step of a later set', () => {
    const other = set({ flow: 'other', sections: { others: [ask('b')] } });
    expect(refusal(set({ steps: [ask('a', { b: true })] }), other)).toContain("'b' names neither");
  });

  it('where a named condition that a step uses reads a later step', () => {
    const conditions = { later: { any: [{ b: true }] } };
    expect(refusal(set({ conditions, steps: [ask('a', 'later'), ask('b')] }))).toContain("'b' names neither");
  });

  it('where the items of a review read a later step', () => {
    const review: Step = {
      id: 'review',
      kind: 'review',
      title: 'Review',
      items: [{ id: 'item', kind: 'yes-no', title: 'Item', when: { b: true } }],
    };
    expect(refusal(set({ steps: [review, ask('b')] }))).toContain("'b' names neither");
  });

  it('where a condition has an unknown name', () => {
    expect(refusal(set({ steps: [ask('a', 'missing')] }))).toBe("'flow' declares no condition 'missing'");
  });

  it('where a condition has the name of something that every object has', () => {
    expect(refusal(set({ conditions: {}, steps: [ask('a', 'constructor')] }))).toBe(
      "'flow' declares no condition 'constructor'",
    );
  });

  it("where a condition is another set's", () => {
    const other = set({ flow: 'other', sections: { others: [ask('b', 'known')] } });
    expect(refusal(set({ conditions: { known: { a: true } }, steps: [ask('a')] }), other)).toBe(
      "'other' declares no condition 'known'",
    );
  });

  it.each([
    ['itself', { one: { not: 'one' } }],
    ['itself through another', { one: { all: ['two'] }, two: { any: ['one'] } }],
  ] as const)('where a condition refers to %s', (_, conditions) => {
    expect(refusal(set({ conditions, steps: [ask('a', 'one')] }))).toBe("condition 'one' of 'flow' refers to itself");
  });

  it('where it is no steps JSON', () => {
    for (const json of [null, 'text', [], {}, { flow: 'flow', version: 1 }])
      expect(() => stepSetOf(json)).toThrow(DefinitionError);
  });
});

describe('a compiled definition', () => {
  it('keeps the steps of all sets in one order, with their sections', () => {
    const first = set({ sections: { one: [ask('a'), ask('b')], two: [ask('c')] } });
    const second = set({ flow: 'other', sections: { three: [ask('d')] } });
    const { steps, sections, positions } = compile(stepKinds, first, second);
    expect(steps.map(({ step, section, index }) => [index, section, step.id])).toEqual([
      [0, 'one', 'a'],
      [1, 'one', 'b'],
      [2, 'two', 'c'],
      [3, 'three', 'd'],
    ]);
    expect(Object.fromEntries(sections)).toEqual({
      one: { from: 0, to: 2 },
      two: { from: 2, to: 3 },
      three: { from: 3, to: 4 },
    });
    expect(positions.get('d')).toBe(3);
  });

  it("resolves a condition name in its own set, and an earlier set's steps by reference", () => {
    const first = set({ conditions: { shown: { a: true } }, sections: { one: [ask('a'), ask('b', 'shown')] } });
    const second = set({
      flow: 'other',
      conditions: { shown: { a: false } },
      sections: { two: [ask('c', 'shown')] },
    });
    const answers = new Answers(compile(stepKinds, first, second), { today: () => TODAY });
    answers.accept(0, { value: false });
    expect([1, 2].map((index) => answers.isRelevant(index))).toEqual([false, true]);
  });

  it('takes facts that an effect learns for declared', () => {
    const learned = set({
      effects: { check: { learns: { 'check.passed': 'boolean' } } },
      steps: [ask('a', { 'check.passed': true })],
    });
    const answers = new Answers(compile(stepKinds, learned), { today: () => TODAY });
    expect(answers.learn(madeUp({ 'check.passed': true }))).toEqual({ dropped: [], asked: ['a'] });
  });

  it('takes a declared fact before a step of the same name', () => {
    const both = set({ facts: { a: 'boolean' }, steps: [ask('a'), ask('b', { a: true })] });
    const answers = new Answers(compile(stepKinds, both), { facts: { a: true }, today: () => TODAY });
    answers.accept(0, { value: false });
    expect(answers.isRelevant(1)).toBe(true);
  });

  it('answers for its named conditions by flow, reading any step', () => {
    const definition = compile(stepKinds, set({ conditions: { last: { b: true } }, steps: [ask('a'), ask('b')] }));
    const answers = new Answers(definition, { today: () => TODAY });
    expect(definition.condition('flow', 'last')(answers)).toBeUndefined();
    answers.accept(1, { value: true });
    expect(definition.condition('flow', 'last')(answers)).toBe(true);
    expect(() => definition.condition('flow', 'missing')).toThrow("'flow' declares no condition 'missing'");
    expect(() => definition.condition('missing', 'last')).toThrow("there is no step set 'missing'");
  });

  it('hands on what a hidden step does not say', () => {
    const chain = set({ steps: [ask('a'), ask('b', { a: true }), ask('c', { b: true })] });
    const answers = new Answers(compile(stepKinds, chain), { today: () => TODAY });
    answers.accept(0, { value: true });
    answers.accept(1, { value: true });
    expect(answers.isRelevant(2)).toBe(true);
    expect(answers.accept(0, { value: false })).toEqual({ dropped: ['b'], asked: [] });
    expect(answers.isRelevant(2)).toBe(false);
    expect(answers.value(1, 'value')).toBeUndefined();
    expect(answers.answer(1)).toEqual({ value: true });
    expect(answers.accept(0, { value: true })).toEqual({ dropped: [], asked: ['c'] });
  });
});
