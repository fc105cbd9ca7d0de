import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allBreaks } from '../support/breaks/allBreaks.ts';

it.each(allBreaks)('the planted fault "$name" fits the code as it is', ({ file, from, to, seenBy }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(existsSync(seenBy.file)).toBe(true);
});

it('planted faults have names of their own', () => {
  expect(new Set(allBreaks.map(({ name }) => name)).size).toBe(allBreaks.length);
});
