import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { overBudget, secondsOf, type Counts, type Spent } from './budgets.ts';
import { counted } from './count.ts';
import { isFull } from './full.ts';
import { LongFirst } from './LongFirst.ts';

/** Milliseconds of the CPU loop on the machine that the budgets were measured on, before the run and beside its workers. */
const LOOP = { alone: 240, beside: 360 } as const;

const ROUNDS = 100;

/** Milliseconds between two looks at how fast the machine is while tests run, and how much of the loop each of them takes. */
const PAUSE = 15_000;
const TASTE = 10;

const LISTED = 10;

/**
 * Times a fixed piece of work, so that seconds of different machines can be compared: objects, texts and garbage, as in tests.
 *
 * @returns milliseconds
 */
function timeLoop(rounds = ROUNDS): number {
  const begun = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const rows = Array.from({ length: 2000 }, (_, id) => ({ id, name: `row ${id}`, list: [id, { deep: [id] }] }));
    JSON.parse(JSON.stringify(rows).replaceAll(/row (\d+)/gu, '$1'));
  }
  return ((performance.now() - begun) * ROUNDS) / rounds;
}

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

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
export default class BudgetReporter implements Reporter {
  readonly #folder = mkdtempSync(join(tmpdir(), 'test-counts-'));
  readonly #alone = timeLoop();
  readonly #beside: number[] = [];
  #looked = performance.now();

  onInit({ config }: Vitest): void {
    // Said here, as the configuration, which patients' portals are built with, imports no tests.
    config.sequence.sequencer = LongFirst;
    process.env['TEST_COUNTS'] = join(this.#folder, 'counts');
  }

  /** Other work may begin beside a run: the machine is looked at as long as it lasts. */
  onTestModuleEnd(): void {
    if (performance.now() - this.#looked < PAUSE) return;
    this.#beside.push(timeLoop(TASTE));
    this.#looked = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // A library that exits by itself may exit with code 0; nothing runs after this handler.
    if (modules.some((module) => !module.ok())) process.once('exit', () => (process.exitCode = 1));
    const files = modules.map(spentOf);
    const browser = files.filter(({ project }) => project === 'e2e');
    const counts: Counts = {
      'browser files': browser.length,
      'browser tests': browser.reduce((sum, { tests }) => sum + tests, 0),
      'pages opened': counted('pages opened'),
      'servers started': counted('servers started'),
    };
    rmSync(this.#folder, { recursive: true, force: true });
    const projects = [...new Set(files.map(({ project }) => project))].map((project) => {
      const own = files.filter((file) => file.project === project);
      const tests = own.reduce((sum, file) => sum + file.tests, 0);
      return `${secondsOf(files, project).toFixed(0).padStart(7)} s  ${project}: ${own.length} files, ${tests} tests`;
    });
    const slowest = files
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, LISTED)
      .map(({ seconds, file }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
    const alone = this.#alone / LOOP.alone;
    const beside = medianOf(this.#beside) / LOOP.beside;
    // A machine that is faster for a moment has the budgets as they stand.
    const slowness = Math.max(1, alone, beside);
    const spent = Object.entries(counts).map(([name, number]) => `${String(number).padStart(9)}  ${name}`);
    const lists = [
      ['Seconds of the files together:', ...projects],
      ['Counted:', ...spent],
      ['The slowest files, imports included:', ...slowest],
      [
        `This machine took ${alone.toFixed(2)} times as long as the one of the budgets before the run, ${beside.toFixed(2)} times beside it.`,
      ],
    ];
    process.stdout.write(`\n${lists.map((lines) => lines.join('\n')).join('\n\n')}\n`);
    const over = isFull ? [] : overBudget(files, counts, slowness);
    if (over.length === 0) return;
    process.stdout.write(`\nOver budget (tests/support/budgets.ts):\n${over.map((line) => `  ${line}\n`).join('')}`);
    process.exitCode = 1;
  }
}
