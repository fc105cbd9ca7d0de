import { expect, it } from 'vitest';
import { capitalized } from '#flows/signup/rules/capitalized.ts';

it.each([
  ['mary ann', 'Mary Ann'],
  ['  mary   ann ', 'Mary Ann'],
  ["o'neill-smith", "O'Neill-Smith"],
  ['o’neill', 'O’Neill'],
  ['émilie', 'Émilie'],
  ['McDonald', 'McDonald'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(capitalized(typed)).toBe(kept);
  expect(capitalized(kept)).toBe(kept);
});
