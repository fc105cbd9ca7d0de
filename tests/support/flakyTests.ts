import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const told = (test: TestCase): string => {
  const { errors = [] } = test.result();
  const path = relative(process.cwd(), test.module.moduleId);
  return `  ${path} > ${test.fullName}\n${errors.map(({ message }) => `    ${message.replaceAll('\n', '\n    ')}`).join('\n')}`;
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
