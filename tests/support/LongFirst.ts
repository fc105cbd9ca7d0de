import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size says. */
const LONG = new Set([
  'stories/flows/Walks.stories.tsx',
  'tests/e2e/trust.test.ts',
  'tests/e2e/walks.test.ts',
  'tests/flows/walks/witnesses.test.ts',
  'tests/pages/buying/shopPurchase.test.ts',
  'tests/pages/entry/newPatient.test.ts',
  'tests/pages/visit/visitWalks.test.ts',
]);

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.has(relative(process.cwd(), moduleId));

/** Without times of an earlier run, the largest files begin first. Those that take long begin before them: none is left alone at the end. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
