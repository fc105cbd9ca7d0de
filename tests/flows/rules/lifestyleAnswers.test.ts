import { describe, expect, it } from 'vitest';
import { engineAnswer, wireAnswer, type LifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';

const details = { label: 'Please provide additional details:', maxLength: 500 };
const options = [
  { value: 'work', label: 'Work' },
  { value: 'family', label: 'Family' },
  { value: 'other', label: 'Other', details },
];
const single: LifestyleStep = { id: 'goal', kind: 'choice', title: 'What for?', options };
const multi: LifestyleStep = { id: 'stress', kind: 'checklist', title: 'What weighs on you?', options };

describe('an answer on the wire is', () => {
  it.each([
    [single, { value: 'work' }, 'Work'],
    [single, { value: 'other', 'details.other': ' A race ' }, 'Other: A race'],
    [multi, { value: ['work'] }, ['Work']],
    [multi, { value: ['other', 'work'], 'details.other': 'Noise: at night' }, ['Work', 'Other: Noise: at night']],
  ])('%#: the labels of the choices, with what was written', (step, answer, wire) => {
    expect(wireAnswer(step, answer)).toEqual(wire);
    expect(wireAnswer(step, engineAnswer(step, wire) ?? {})).toEqual(wire);
  });

  it('without what was written of a choice that is not made any more', () => {
    expect(wireAnswer(single, { value: 'work', 'details.other': 'A race' })).toBe('Work');
  });
});

it('an answer from the API fills in the question', () => {
  expect(engineAnswer(single, 'Other: A race')).toEqual({ value: 'other', 'details.other': 'A race' });
  expect(engineAnswer(multi, ['Family', 'Other: A race'])).toEqual({
    value: ['family', 'other'],
    'details.other': 'A race',
  });
});

it.each([
  ['a choice that is not offered any more', single, 'Travel'],
  ['one of several that is not offered', multi, ['Work', 'Travel']],
  ['a choice that is named twice', multi, ['Work', 'Work']],
  ['Other without a text', single, 'Other'],
  ['Other with an empty text', single, 'Other:  '],
  ['a text where nothing is to be written', single, 'Work: hard'],
  ['several where one is asked', single, ['Work']],
  ['one where several are asked', multi, 'Work'],
  ['none at all', multi, []],
])('%s is no answer', (_, step, wire) => {
  expect(engineAnswer(step, wire)).toBeUndefined();
});
