import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const LISTED = 10;

const seconds = (module: TestModule): number => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
};

/** Prints the files that took longest once all have run: what a suite that grows is to be trimmed at. */
export const slowestFiles: Reporter = {
  onTestRunEnd(modules) {
    const slowest = modules.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, LISTED);
    const lines = slowest.map(
      (module) => `${seconds(module).toFixed(1).padStart(7)} s  ${relative(process.cwd(), module.moduleId)}`,
    );
    process.stdout.write(`\nThe slowest files, imports included:\n${lines.join('\n')}\n`);
  },
};
