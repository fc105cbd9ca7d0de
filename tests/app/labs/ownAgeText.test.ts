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

// Somebody who is 45 on that day. The words follow the number that is shown, not the one behind it.
it.each([
  [45.1, 'people of about your age'],
  [43.06, 'people of about your age'],
  [46.94, 'people of about your age'],
  [43.04, 'somewhat younger people'],
  [43, 'somewhat younger people'],
  [47, 'somewhat older people'],
  [37.06, 'somewhat younger people'],
  [52.94, 'somewhat older people'],
  [37.04, 'much younger people'],
  [37, 'much younger people'],
  [53, 'much older people'],
  [30.9, 'much younger people'],
])('says of an age of %d that the values are like those of %s', (age, people) => {
  expect(ownAgeText(age, '06-15-1981', DRAWN)).toMatch(new RegExp(`: your values are like those of ${people}\\.$`));
});

it('says nothing where the birthday is not known', () => {
  expect(ownAgeText(43.3, null, DRAWN)).toBeUndefined();
  expect(ownAgeText(43.3, '13-40-1981', DRAWN)).toBeUndefined();
});
