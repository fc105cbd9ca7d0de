import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allBreaks } from '../support/breaks/allBreaks.ts';

it.each(allBreaks)('the planted fault "$name" fits the code as it is', ({ file, from, to, seenBy }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  // Of a test, what its file says before any matrix; of a story, its export.
  const [title = ''] = seenBy.test.split(' > ');
  const named = seenBy.file.endsWith('.stories.tsx') ? `const ${title.replaceAll(' ', '')}` : title;
  expect(readFileSync(seenBy.file, 'utf8')).toContain(named);
});

it('planted faults have names of their own', () => {
  expect(new Set(allBreaks.map(({ name }) => name)).size).toBe(allBreaks.length);
});
