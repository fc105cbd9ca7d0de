import { expect, it } from 'vitest';
import { ownAgeText } from '#app/labs/rules/ownAgeText.ts';

const DRAWN = '2026-06-15T15:00:00.000Z';

it.each([
  [43.3, '06-15-1981', 'You were 45 years old on that day, and the estimate is 1.7 years lower'],
  [43.3, '06-16-1981', 'You were 44 years old on that day, and the estimate is 0.7 years lower'],
  [46, '06-15-1981', 'You were 45 years old on that day, and the estimate is 1.0 year higher'],
  [45.04, '06-15-1981', 'You were 45 years old on that day, and the estimate is the same.'],
])('sets an age of %d beside that of somebody born on %s', (age, birthday, words) => {
  expect(ownAgeText(age, birthday, DRAWN)).toContain(words);
});

it('says nothing where the birthday is not known', () => {
  expect(ownAgeText(43.3, null, DRAWN)).toBeUndefined();
  expect(ownAgeText(43.3, '13-40-1981', DRAWN)).toBeUndefined();
});
