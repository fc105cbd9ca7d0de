import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What is expensive in a run, and is counted in all of its processes. */
export type Counted = 'pages opened' | 'servers started';

/** The file that a run counts in. The reporter of the run names it before any worker starts. */
const fileOf = (): string | undefined => process.env['TEST_COUNTS'];

/** Counts one more. Counts nothing outside a run of Vitest. */
export function count(what: Counted): void {
  const file = fileOf();
  if (file !== undefined) appendFileSync(file, `${what}\n`);
}

/** How often something was counted since the run began. */
export function counted(what: Counted): number {
  const file = fileOf();
  if (file === undefined || !existsSync(file)) return 0;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line === what).length;
}
