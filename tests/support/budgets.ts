import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createHash } from 'node:crypto';
import type { Reporter, TestModule } from 'vitest/node';
import { counted } from './count.ts';
import { isFull } from './full.ts';

/**
 * Hard limits of `npm test`. A run that goes over one fails. What a new area adds is taken away elsewhere: these numbers
 * do not grow.
 */
export const LIMITS = {
  'browser files': 25,
  'browser tests': 150,
  'pages opened': 400,
  'servers started': 60,
} as const;

/**
 * Seconds that the files of each project take together on a machine whose CPU loop takes LOOP milliseconds. A project fails
 * only above twice of it, as machines are noisy.
 */
export const SECONDS: Readonly<Record<string, number>> = {
  unit: 150,
  backend: 280,
  pages: 240,
  stories: 300,
  e2e: 900,
};

/** Milliseconds of the CPU loop on the machine that SECONDS were measured on. */
const LOOP = 250;

const LISTED = 10;

export interface Spent {
  readonly project: string;
  readonly file: string;
  readonly tests: number;
  readonly seconds: number;
}

type Counts = Readonly<Record<keyof typeof LIMITS, number>>;

const secondsOf = (files: readonly Spent[], project: string): number =>
  files.filter((file) => file.project === project).reduce((sum, { seconds }) => sum + seconds, 0);

/** Says what a run spent beyond its budgets. @param slowness how much slower this machine is than that of the budgets */
export function overBudget(files: readonly Spent[], counts: Counts, slowness: number): readonly string[] {
  const over = Object.entries(counts).flatMap(([name, has]) => {
    const limit = new Map<string, number>(Object.entries(LIMITS)).get(name) ?? 0;
    return has > limit ? [`${name}: ${has} of ${limit}`] : [];
  });
  const slow = Object.entries(SECONDS).flatMap(([project, budget]) => {
    const spent = secondsOf(files, project);
    const limit = 2 * budget * slowness;
    return spent > limit ? [`${project}: ${spent.toFixed(0)} s of ${limit.toFixed(0)} s`] : [];
  });
  return [...over, ...slow];
}

/** Times a fixed piece of work, so that seconds of different machines can be compared. @returns milliseconds */
function timeLoop(): number {
  const block = Buffer.alloc(1 << 20, 7);
  const begun = performance.now();
  for (let round = 0; round < 200; round += 1) createHash('sha256').update(block).digest();
  return performance.now() - begun;
}

const spentOf = (module: TestModule): Spent => {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return {
    project: module.project.name.replace(/ .*/u, ''),
    file: relative(process.cwd(), module.moduleId),
    tests: [...module.children.allTests()].length,
    seconds: (collectDuration + setupDuration + duration) / 1000,
  };
};

/** Prints what a run spent per project and its slowest files, and fails a run of `npm test` that is over budget. */
export const budgets = (): Reporter => {
  const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
  process.env['TEST_COUNTS'] = join(folder, 'counts');
  const loop = timeLoop();
  return {
    onTestRunEnd(modules) {
      const files = modules.map(spentOf);
      const browser = files.filter(({ project }) => project === 'e2e');
      const counts: Counts = {
        'browser files': browser.length,
        'browser tests': browser.reduce((sum, { tests }) => sum + tests, 0),
        'pages opened': counted('pages opened'),
        'servers started': counted('servers started'),
      };
      const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
        const own = files.filter((file) => file.project === project);
        const tests = own.reduce((sum, file) => sum + file.tests, 0);
        return `${secondsOf(files, project).toFixed(0).padStart(7)} s  ${project}: ${own.length} files, ${tests} tests`;
      });
      const slowest = files
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, LISTED)
        .map(({ seconds, file }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
      const spent = Object.entries(counts).map(([name, number]) => `${String(number).padStart(9)}  ${name}`);
      process.stdout.write(
        `\nSeconds of the files together:\n${projects.join('\n')}\n\nCounted:\n${spent.join('\n')}\n\nThe slowest files, imports included:\n${slowest.join('\n')}\n`,
      );
      rmSync(folder, { recursive: true, force: true });
      const over = isFull ? [] : overBudget(files, counts, loop / LOOP);
      if (over.length === 0) return;
      process.stdout.write(`\nOver budget (tests/support/budgets.ts):\n${over.map((line) => `  ${line}\n`).join('')}`);
      process.exitCode = 1;
    },
  };
};
