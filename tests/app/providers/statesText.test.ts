import { expect, it } from 'vitest';
import { statesText } from '#app/dashboard/providers/statesText.ts';

const names = new Map([
  ['CA', 'California'],
  ['OR', 'Oregon'],
  ['WA', 'Washington'],
]);

it.each([
  [[], ''],
  [['CA'], 'California'],
  [['WA', 'CA'], 'California and Washington'],
  [['WA', 'OR', 'CA'], 'California, Oregon and Washington'],
  [['ZZ', 'CA'], 'California and ZZ'],
])('%j are read as %j', (abbreviations, text) => {
  expect(statesText(abbreviations, names)).toBe(text);
});
