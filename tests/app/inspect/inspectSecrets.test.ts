import { stepKinds, stepSamples } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import { Redaction } from '#app/dev/stream/Redaction.ts';
import { Secrets } from '#app/dev/stream/Secrets.ts';
import { shownEvent } from '#app/dev/stream/shownEvent.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { StepOf, Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';

/** A question, one that is asked after one certain answer to it, one that is asked after an answer to that, and others. */
const chain = (sensitive: boolean): StepSet<Step> => ({
  flow: 'chain',
  version: 1,
  facts: { 'own.size': { enum: ['small', 'large'] }, 'own.known': 'boolean' },
  conditions: { chosen: { first: 'yes' }, known: { any: [{ 'own.known': true }, 'chosen'] } },
  sections: {
    questions: [
      choice({ id: 'first', ...(sensitive && { sensitive: 'health' }) }),
      {
        id: 'second',
        kind: 'decision',
        title: 'Which?',
        when: 'known',
        saves: 'own.size',
        actions: [
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ],
      },
      choice({ id: 'third', when: { 'own.size': 'large' } }),
      choice({ id: 'fourth', when: { 'own.known': true } }),
      { id: 'note', kind: 'short-text', title: 'What?', label: 'What' },
      choice({ id: 'fifth', when: { note: { answered: true } } }),
    ],
  },
});

function choice(step: Pick<StepOf<'choice'>, 'id' | 'when' | 'sensitive'>): StepOf<'choice'> {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ];
  return { kind: 'choice', title: 'What?', options, ...step };
}

describe('a step that is asked because of a secret, be it through other steps', () => {
  const secret = new Redaction(compile(stepKinds, chain(true)));
  const open = new Redaction(compile(stepKinds, chain(false)));

  it('has neither name nor answer', () => {
    expect(['first', 'second', 'third', 'fourth'].map((id) => secret.name(id))).toEqual([
      'first',
      '•• step',
      '•• step',
      'fourth',
    ]);
    expect(secret.answer('second', { value: 'large' })).toEqual({});
    expect(secret.answer('fourth', { value: 'yes' })).toEqual({ value: 'yes' });
    expect(open.name('third')).toBe('third');
    expect(open.answer('second', { value: 'large' })).toEqual({ value: 'large' });
  });

  it('may be asked because of something that was written, which is a secret always', () => {
    expect(open.name('fifth')).toBe('•• step');
    expect(open.answer('note', { value: 'canary' })).toEqual({ value: '•• text' });
    expect(open.problems('note', [{ field: 'value', code: 'tooLong', message: 'canary' }])).toEqual([
      { code: '•• problem' },
    ]);
  });

  it('is not among those that another answer drops or asks', () => {
    const change = { dropped: ['second', 'fourth'], asked: ['third'] };
    expect(secret.change(change)).toEqual({ dropped: ['fourth'], asked: [] });
    expect(open.change(change)).toEqual(change);
  });

  it('keeps what it saves to itself, and whether it has saved it', () => {
    const [none, large] = [{}, { 'own.size': 'large' }].map((facts) =>
      secret.store(
        new Answers(compile(stepKinds, chain(true)), { facts, today: () => ({ year: 2026, month: 6, day: 15 }) }),
      ),
    );
    expect(large).toEqual(none);
    expect(large?.facts).toEqual({ 'own.size': '•• choice' });
    expect(secret.facts({ 'own.size': null, 'own.known': true })).toEqual({ 'own.known': true });
  });
});

describe('an answer that names its step, while another step is on screen', () => {
  const definition = compile(stepKinds, chain(true));
  const scene = { definition, redaction: new Redaction(definition), step: 'fourth' };
  const shown = (step?: string) =>
    shownEvent({ type: 'SUBMIT', answer: { value: 'yes' }, ...(step && { step }) }, scene);

  it('is shown as one to the step that it names', () => {
    expect(shown('first')).toEqual({ type: 'SUBMIT', step: 'first', answer: { value: '•• choice' } });
    expect(shown('second')).toEqual({ type: 'SUBMIT', step: '•• step', answer: {} });
    expect(shown('nowhere')).toEqual({ type: 'SUBMIT', step: '•• step', answer: {} });
    expect(shown()).toEqual({ type: 'SUBMIT', step: 'fourth', answer: { value: 'yes' } });
  });
});

describe('the problems of an answer', () => {
  const problems = ['option', 'required'].map((code) => ({ field: 'value', code, message: 'canary' }));

  it('is told of an open answer by its code', () => {
    const open = new Redaction(compile(stepKinds, chain(false)));
    expect(open.problems('first', problems)).toEqual([
      { field: 'value', code: 'option' },
      { field: 'value', code: 'required' },
    ]);
  });

  it('is nothing of a secret one, not even how much', () => {
    const secret = new Redaction(compile(stepKinds, chain(true)));
    for (const id of ['first', 'second', 'unknown', undefined])
      expect(secret.problems(id, problems)).toEqual([{ code: '•• problem' }]);
    expect(secret.problems('first', problems.slice(1))).toEqual([{ code: '•• problem' }]);
    expect(secret.problems('first', [])).toEqual([]);
  });
});

describe('a step of a kind that is secret', () => {
  const kinds = Object.values(stepSamples).filter(({ step }) => stepKinds[step.kind].secret);

  it.each(kinds)('$step.kind shows nothing but types, whatever its JSON says', ({ step: sample }) => {
    const { sensitive: _, ...step } = sample;
    const set = { flow: 'secret', version: 1, sections: { asked: [step] } };
    const saved = compile(stepKinds, set).steps.flatMap(({ fields }) => fields.flatMap(({ saves }) => saves ?? []));
    // What a fact of the flow holds may be seen, unless the kind says otherwise.
    const facts = Object.fromEntries(saved.map((ref) => [ref, 'boolean' as const]));
    const definition = compile(stepKinds, { ...set, facts });
    const secrets = new Secrets(definition);
    const [compiled] = definition.steps;
    const seen = compiled?.fields.map((field) => secrets.visibilityOf(compiled, field)) ?? [];
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain('value');
  });
});
