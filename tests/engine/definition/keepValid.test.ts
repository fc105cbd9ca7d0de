import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { compile } from '#engine/definition/compile.ts';
import { keepValid } from '#engine/answers/keepValid.ts';
import { TODAY } from '../TODAY.ts';

const options = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
const choice = (id: string, values: readonly string[], when?: Condition): Step => ({
  id,
  kind: 'choice',
  title: id,
  options: options(...values),
  ...(when !== undefined && { when }),
});

/** What is kept of answers, and what is lost, by step. */
function sorted(steps: readonly Step[], answers: { readonly [step: string]: Answer }, facts: Facts = {}) {
  const definition = compile(stepKinds, {
    flow: 'flow',
    version: 1,
    facts: { 'patient.sex': 'string', 'patient.kind': 'string' },
    sections: { questions: steps },
  });
  const saved = new Map(Object.entries(answers).map(([step, answer]) => [step, { answer, revision: 3 }]));
  const { saved: kept, lost } = keepValid(definition, { facts, saved, today: () => TODAY });
  return { kept: [...kept.keys()], lost: lost.map(({ step, reason }) => [step, reason]) };
}

describe('answers that a definition allows are kept', () => {
  it('and an option that is not offered any more is lost', () => {
    const steps = [choice('a', ['x', 'y']), choice('b', ['x'])];
    expect(sorted(steps, { a: { value: 'y' }, b: { value: 'y' } })).toEqual({ kept: ['a'], lost: [['b', 'invalid']] });
  });

  it('with the answer and the revision as they are', () => {
    const definition = compile(stepKinds, { flow: 'f', version: 1, sections: { questions: [choice('a', ['x'])] } });
    const saved = new Map([['a', { answer: { value: 'x' }, revision: 3 }]]);
    expect([...keepValid(definition, { saved, today: () => TODAY }).saved]).toEqual([...saved]);
  });

  it('where it is hidden', () => {
    const steps = [choice('a', ['x', 'y']), choice('b', ['z'], { a: 'x' })];
    expect(sorted(steps, { a: { value: 'y' }, b: { value: 'z' } }).kept).toEqual(['a', 'b']);
  });

  it('and a hidden answer that is no longer allowed is lost, so that it cannot come back', () => {
    const steps = [choice('a', ['x', 'y']), choice('b', ['z'], { a: 'x' })];
    expect(sorted(steps, { a: { value: 'y' }, b: { value: 'gone' } }).lost).toEqual([['b', 'invalid']]);
  });

  it('of a review where the items that apply are allowed', () => {
    const review: Step = {
      id: 'r',
      kind: 'review',
      title: 'r',
      items: [
        { id: 'one', kind: 'yes-no', title: 'one' },
        { id: 'two', kind: 'yes-no', title: 'two', when: { a: 'x' } },
      ],
    };
    const steps = [choice('a', ['x', 'y']), review];
    const answer = { one: true, two: 'nonsense' };
    expect(sorted(steps, { a: { value: 'y' }, r: answer }).lost).toEqual([]);
    expect(sorted(steps, { a: { value: 'x' }, r: answer }).lost).toEqual([['r', 'invalid']]);
    // With the answer that shows the item lost, the item is hidden.
    expect(sorted(steps, { a: { value: 'gone' }, r: answer }).lost).toEqual([['a', 'invalid']]);
  });

  it('where it lives in facts, whatever is beside them', () => {
    const steps: readonly Step[] = [
      { id: 'a', kind: 'form', title: 'a', fields: [{ id: 'sex', type: 'text', label: 'Sex', saves: 'patient.sex' }] },
    ];
    expect(sorted(steps, { a: { nonsense: true } }, { 'patient.sex': 'male' })).toEqual({ kept: ['a'], lost: [] });
  });
});
