import { expect, it } from 'vitest';
import { namesSymptoms } from '#app/dashboard/subscriptions/texts/namesSymptoms.ts';

it.each([
  'It makes me dizzy.',
  'I had CHEST pain last night',
  'my face is swollen',
  'I can’t catch my breath',
  'Rashes on both arms',
  'I vomited twice',
])('names symptoms: %s', (text) => {
  expect(namesSymptoms(text)).toBe(true);
});

it.each(['', 'Two a week, please.', 'I would like to try the other brand', 'I move to Spain in May', 'Too expensive'])(
  'names none: %s',
  (text) => {
    expect(namesSymptoms(text)).toBe(false);
  },
);
