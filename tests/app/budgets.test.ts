import { describe, expect, it } from 'vitest';
import { LIMITS, overBudget, SECONDS, type Spent } from '../support/budgets.ts';

const counts = { 'browser files': 1, 'browser tests': 1, 'pages opened': 1, 'servers started': 1 };
const file = (project: string, seconds: number): Spent => ({ project, file: 'a.test.ts', tests: 1, seconds });

describe('the budget of a run', () => {
  it('is kept by a run within its limits', () => {
    expect(overBudget([file('unit', SECONDS['unit'] ?? 0)], { ...LIMITS }, 1)).toEqual([]);
  });

  it.each(Object.keys(LIMITS))('names %s that are too many', (name) => {
    expect(overBudget([], { ...LIMITS, [name]: 1000 }, 1)).toEqual([expect.stringMatching(`^${name}: 1000 of `)]);
  });

  it('fails a project above twice its seconds, and a slower machine has more', () => {
    const files = [file('pages', 1.5 * (SECONDS['pages'] ?? 0)), file('pages', SECONDS['pages'] ?? 0)];
    expect(overBudget(files, counts, 1)).toEqual([expect.stringMatching(/^pages: /u)]);
    expect(overBudget(files, counts, 2)).toEqual([]);
  });
});
