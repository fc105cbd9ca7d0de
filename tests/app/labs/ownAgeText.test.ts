import { expect, it } from 'vitest';
import { ownAgeText } from '#app/labs/rules/biologicalAgeText.ts';

it.each([
  [43.3, 45, 'The estimate is 1.7 years below your actual age on that day'],
  [43.3, 44, 'The estimate is 0.7 years below your actual age on that day'],
  [46, 45, 'The estimate is 1.0 year above your actual age on that day'],
  [45.04, 45, 'The estimate matches your actual age on that day.'],
])('sets an age of %d beside that of somebody of %d years', (age, own, words) => {
  expect(ownAgeText(age, own)).toContain(words);
});

// The words follow the number that is shown, not the one behind it.
it.each([
  [45.1, 'people about your age'],
  [43.06, 'people about your age'],
  [46.94, 'people about your age'],
  [43.04, 'somewhat younger people'],
  [43, 'somewhat younger people'],
  [47, 'somewhat older people'],
  [37.06, 'somewhat younger people'],
  [52.94, 'somewhat older people'],
  [37.04, 'much younger people'],
  [37, 'much younger people'],
  [53, 'much older people'],
  [30.9, 'much younger people'],
])('says at 45 years of an age of %d that the values are like those of %s', (age, people) => {
  expect(ownAgeText(age, 45)).toMatch(new RegExp(`Your values are similar to those of ${people}\\.$`));
});
