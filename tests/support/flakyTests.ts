import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A message names what a list has in it by its number only; what was there instead is in the difference. */
const told = (test: TestCase): string => {
  const { errors = [] } = test.result();
  const lines = errors.flatMap(({ message, diff = '' }) => [...message.split('\n'), ...diff.split('\n').slice(0, 20)]);
  return `  ${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}\n${lines.map((line) => `    ${line}\n`).join('')}`;
};

/**
 * Prints each test that failed and passed when it was tried once more, with why it failed. Every one is a race, of the test
 * or of the portal, that is to be found and mended: the second try only keeps it from hiding what else the run has found.
 */
export const flakyTests: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const flaky = modules
      .flatMap((module) => [...module.children.allTests('passed')])
      .filter((test) => test.diagnostic()?.flaky);
    if (flaky.length === 0) return;
    process.stdout.write(`\nFlaky tests, which passed at the second try only:\n${flaky.map(told).join('\n')}\n`);
  },
};
