import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { assert, gen, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { compile } from '#engine/definition/compile.ts';
import { readAnswer, savesFacts, writeFacts, type Facts } from '#engine/definition/facts.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { randomAnswer } from '../random/randomAnswer.ts';
import { TODAY } from '../TODAY.ts';
import { madeUp } from '../random/madeUp.ts';

const base = { id: 'step', title: 'A question' };

const allergies: Step = {
  ...base,
  kind: 'yes-no',
  saves: { value: 'has_allergies', details: 'allergy_text' },
  details: { label: 'Which?' },
};

const pregnancy: Step = {
  ...base,
  kind: 'checklist',
  options: [
    { value: 'pregnant', label: 'Pregnant', saves: 'is_pregnant' },
    { value: 'nursing', label: 'Nursing', saves: 'is_nursing' },
  ],
  none: { label: 'None' },
};

const profile: Step = {
  ...base,
  kind: 'form',
  fields: [
    { id: 'name', type: 'text', label: 'Name', saves: 'name' },
    { id: 'weight', type: 'number', label: 'Weight', saves: 'weight', optional: true },
  ],
};

const review: Step = {
  ...base,
  kind: 'review',
  items: [
    { ...pregnancy, id: 'now', kind: 'checklist', when: { sex: { isNot: 'male' } } },
    { ...allergies, id: 'known', kind: 'yes-no' },
  ],
};

const read = (step: Step, facts: { readonly [ref: string]: Value }) => readAnswer(fieldsOf(step), (ref) => facts[ref]);
const write = (step: Step, answer: Answer) => writeFacts(fieldsOf(step), answer);

const definitionOf = (...steps: readonly Step[]) => {
  const set: StepSet = {
    flow: 'flow',
    version: 1,
    facts: { sex: { enum: ['female', 'male'] } },
    sections: { all: steps },
  };
  return compile(stepKinds, set);
};
const begin = (facts: Facts, ...steps: readonly Step[]) =>
  new Answers(definitionOf(...steps), { facts, today: () => TODAY });

const isAnswered = (answers: Answers, index = 0) => {
  const step = answers.definition.steps[index];
  return step !== undefined && answers.isAnswered(step);
};

describe('a yes-no question that saves facts', () => {
  it.each([
    [
      { value: true, details: 'Nuts' },
      { has_allergies: true, allergy_text: 'Nuts' },
    ],
    [{ value: false }, { has_allergies: false, allergy_text: null }],
    [{}, { has_allergies: null, allergy_text: null }],
  ])('%j is kept as %j', (answer, facts) => {
    expect(write(allergies, answer)).toEqual(facts);
  });

  it.each([
    [
      { has_allergies: true, allergy_text: 'Nuts' },
      { value: true, details: 'Nuts' },
    ],
    [{ has_allergies: true }, { value: true }],
    [{ has_allergies: false }, { value: false }],
    [{ has_allergies: false, allergy_text: 'Nuts' }, { value: false }],
    [{ allergy_text: 'Nuts' }, undefined],
    [{}, undefined],
  ])('%j reads as %j', (facts, answer) => {
    expect(read(allergies, facts)).toEqual(answer);
  });

  it('is answered once its details are there too', () => {
    expect(isAnswered(begin({}, allergies))).toBe(false);
    expect(isAnswered(begin({ has_allergies: true }, allergies))).toBe(false);
    expect(isAnswered(begin({ has_allergies: true, allergy_text: ' ' }, allergies))).toBe(false);
    expect(isAnswered(begin({ has_allergies: true, allergy_text: 'Nuts' }, allergies))).toBe(true);
    expect(isAnswered(begin({ has_allergies: false }, allergies))).toBe(true);
  });
});

describe('a checklist that saves option by option', () => {
  it.each([
    [{ value: ['pregnant'] }, { is_pregnant: true, is_nursing: false }],
    [{ value: ['pregnant', 'nursing'] }, { is_pregnant: true, is_nursing: true }],
    [{ value: ['none'] }, { is_pregnant: false, is_nursing: false }],
    [{}, { is_pregnant: false, is_nursing: false }],
  ])('%j is kept as %j', (answer, facts) => {
    expect(write(pregnancy, answer)).toEqual(facts);
  });

  it.each([
    [{ is_pregnant: true, is_nursing: false }, { value: ['pregnant'] }],
    [{ is_nursing: true, is_pregnant: true }, { value: ['pregnant', 'nursing'] }],
    [{ is_pregnant: false, is_nursing: false }, { value: ['none'] }],
    [{ is_pregnant: false }, { value: ['none'] }],
    [{ is_nursing: true }, { value: ['nursing'] }],
    [{}, undefined],
  ])('%j reads as %j', (facts, answer) => {
    expect(read(pregnancy, facts)).toEqual(answer);
  });

  it('without a choice of none reads as an empty list, which answers nothing', () => {
    const { none: _, ...open } = pregnancy;
    const step: Step = { ...open, kind: 'checklist' };
    expect(read(step, { is_pregnant: false, is_nursing: false })).toEqual({ value: [] });
    expect(isAnswered(begin({ is_pregnant: false, is_nursing: false }, step))).toBe(false);
  });
});

describe('a form that saves facts', () => {
  it('is kept field by field, what is left out as unknown', () => {
    expect(write(profile, { name: 'Ava', weight: 140 })).toEqual({ name: 'Ava', weight: 140 });
    expect(write(profile, { name: 'Ava' })).toEqual({ name: 'Ava', weight: null });
  });

  it('reads as far as facts are known', () => {
    expect(read(profile, { name: 'Ava' })).toEqual({ name: 'Ava' });
    expect(read(profile, { weight: 140 })).toEqual({ weight: 140 });
    expect(read(profile, {})).toBeUndefined();
    expect(isAnswered(begin({ weight: 140 }, profile))).toBe(false);
    expect(isAnswered(begin({ name: 'Ava' }, profile))).toBe(true);
  });

  it('takes null for not known', () => {
    expect(isAnswered(begin({ name: null, weight: 140 }, profile))).toBe(false);
    const answers = begin({ name: 'Ava' }, profile);
    answers.learn(madeUp({ name: null }));
    expect(answers.fact(madeUp('name'))).toBeUndefined();
    expect(isAnswered(answers)).toBe(false);
  });
});

describe('a review', () => {
  const known = { has_allergies: false };

  it('names what it reads after its items', () => {
    expect(read(review, { ...known, is_pregnant: true })).toEqual({ now: ['pregnant'], known: false });
    expect(write(review, { now: ['none'], known: true, 'known.details': 'Nuts' })).toEqual({
      is_pregnant: false,
      is_nursing: false,
      has_allergies: true,
      allergy_text: 'Nuts',
    });
  });

  it('asks only what applies', () => {
    expect(isAnswered(begin({ sex: 'female', ...known }, review))).toBe(false);
    expect(isAnswered(begin({ sex: 'female', ...known, is_pregnant: false }, review))).toBe(true);
    expect(isAnswered(begin({ sex: 'male', ...known }, review))).toBe(true);
    expect(isAnswered(begin({ sex: 'male', ...known, is_pregnant: false }, review))).toBe(true);
  });

  it('writes nothing of an item that does not apply', () => {
    const answers = begin({ sex: 'male', is_pregnant: true }, review);
    answers.accept(0, { known: false });
    expect(answers.fact(madeUp('is_pregnant'))).toBe(true);
    expect(answers.fact(madeUp('has_allergies'))).toBe(false);
  });

  it('is asked again once an item applies that was not answered', () => {
    const plain: Step = {
      ...base,
      kind: 'review',
      items: [
        { id: 'now', kind: 'yes-no', title: 'Now?', when: { sex: { isNot: 'male' } } },
        { id: 'known', kind: 'yes-no', title: 'Known?' },
      ],
    };
    const answers = begin({ sex: 'male' }, plain);
    answers.accept(0, { known: true });
    expect(isAnswered(answers)).toBe(true);
    answers.learn(madeUp({ sex: 'female' }));
    expect(isAnswered(answers)).toBe(false);
    answers.accept(0, { known: true, now: true });
    answers.learn(madeUp({ sex: 'male' }));
    expect(isAnswered(answers)).toBe(true);
  });
});

it('only questions that save count as such', () => {
  for (const step of [allergies, pregnancy, profile, review]) expect(savesFacts(fieldsOf(step))).toBe(true);
  for (const kind of ['yes-no', 'long-text'] as const) expect(savesFacts(fieldsOf({ ...base, kind }))).toBe(false);
});

it('a written answer reads back unchanged', () => {
  assert(
    property(gen(), (draw) => {
      for (const step of [allergies, pregnancy, profile, review]) {
        const fields = fieldsOf(step);
        const answer = randomAnswer(draw, step);
        const facts = new Map(Object.entries(writeFacts(fields, answer)));
        const again = readAnswer(fields, (ref) => facts.get(ref) ?? undefined) ?? {};
        const isWhole = checkAnswer(fields, answer, TODAY).length === 0;
        expect(again).toEqual(isWhole ? answer : again);
        expect(writeFacts(fields, again)).toEqual(Object.fromEntries(facts));
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});

describe('in the answer store', () => {
  it('an answer follows the facts, however they were set', () => {
    const saved = new Map([['step', { answer: { value: false }, revision: 4 }]]);
    const answers = new Answers(definitionOf(allergies), { facts: { has_allergies: true }, saved, today: () => TODAY });
    expect(answers.answer(0)).toEqual({ value: true });
    expect(answers.revisionOf(0)).toBe(4);
    answers.learn(madeUp({ allergy_text: 'Nuts' }));
    expect(answers.answer(0)).toEqual({ value: true, details: 'Nuts' });
  });

  it('conditions follow the facts and the question alike', () => {
    const byQuestion: Step = { ...base, id: 'by-question', kind: 'long-text', when: { step: true } };
    const byDetails: Step = { ...base, id: 'by-details', kind: 'long-text', when: { 'step.details': 'Nuts' } };
    const answers = begin({}, allergies, byQuestion, byDetails);
    expect(answers.learn(madeUp({ has_allergies: true, allergy_text: 'Nuts' })).asked).toEqual([
      'by-question',
      'by-details',
    ]);
    answers.accept(1, { value: 'text' });
    expect(answers.accept(0, { value: false })).toEqual({ dropped: ['by-question'], asked: [] });
    expect(answers.fact(madeUp('allergy_text'))).toBeUndefined();
  });

  it('an optional question that was passed without an answer is done', () => {
    const optional: Step = { ...allergies, optional: true };
    const answers = begin({}, optional);
    expect(isAnswered(answers)).toBe(false);
    answers.accept(0, {});
    expect(isAnswered(answers)).toBe(true);
    expect(isAnswered(answers.fork())).toBe(true);
    const saved = new Map([['step', { answer: {}, revision: 1 }]]);
    expect(isAnswered(new Answers(definitionOf(optional), { saved, today: () => TODAY }))).toBe(true);
  });

  it('a question that applies again with half an answer is asked', () => {
    const answers = begin({ sex: 'male', has_allergies: true }, { ...allergies, when: { sex: 'female' } });
    expect(answers.learn(madeUp({ sex: 'female' }))).toEqual({ dropped: [], asked: ['step'] });
    answers.learn(madeUp({ allergy_text: 'Nuts' }));
    expect(answers.learn(madeUp({ sex: 'male' }))).toEqual({ dropped: ['step'], asked: [] });
    expect(answers.learn(madeUp({ sex: 'female' }))).toEqual({ dropped: [], asked: [] });
  });

  it('two copies change apart', () => {
    const answers = begin({ has_allergies: false }, allergies);
    const copy = answers.fork();
    copy.learn(madeUp({ has_allergies: true }));
    expect(answers.answer(0)).toEqual({ value: false });
    expect(copy.revision).toBe(answers.revision + 1);
  });
});
