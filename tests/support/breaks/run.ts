import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allBreaks } from './allBreaks.ts';
import type { Break } from './Break.ts';

/**
 * `npm run test:breaks`: plants faults in a copy of the project, ten independent ones at a time, runs the test files that are
 * said to see them, and fails where a fault is not seen. Arguments choose faults by a part of their name or file.
 */

const ROUND = 10;
const root = resolve(import.meta.dirname, '../../..');

interface TestFile {
  readonly assertionResults: readonly {
    readonly ancestorTitles: readonly string[];
    readonly title: string;
    readonly status: string;
  }[];
}

/** Rounds of faults that touch different files and are seen by different ones, so that none is seen by another's test. */
function roundsOf(breaks: readonly Break[]): readonly (readonly Break[])[] {
  const rounds: Break[][] = [];
  for (const one of breaks) {
    const fits = (round: readonly Break[]) =>
      round.length < ROUND &&
      round.every(({ file, seenBy }) => file !== one.file && seenBy.file !== one.seenBy.file) &&
      // A build takes most of a minute: what needs one shares it.
      needsBuild(round) === needsBuild([one]);
    const round = rounds.find(fits);
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

const needsBuild = (round: readonly Break[]): boolean =>
  round.some(({ seenBy }) => seenBy.file.startsWith('tests/e2e/'));

/** Written by tools, in place: what a copy shares with the checkout may not change. */
const CACHES = ['.cache', '.experimental-vitest-cache', '.vite'];

/**
 * The files of the project as they are now, with the packages of this checkout. These are linked file by file, since a
 * browser is given no package that lies outside of the copy.
 */
function copyProject(): string {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const copy = mkdtempSync(join(root, 'dist/breaks-'));
  // PostgreSQL runs as another user, who enters it.
  chmodSync(copy, 0o755);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file), { force: true });
  execFileSync('cp', ['-R', '-P', '-l', join(root, 'node_modules'), join(copy, 'node_modules')]);
  for (const cache of CACHES) rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
  return copy;
}

function plant(copy: string, { name, file, from, to }: Break): () => void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const found = text.split(from).length - 1;
  if (found !== 1) throw new Error(`'${name}': ${file} has its text ${found} times, not once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

/** Runs test files in the copy. @returns the full names of the tests that failed, and how many ran */
function failedTests(
  copy: string,
  files: readonly string[],
): { readonly failed: ReadonlySet<string>; readonly ran: number } {
  const report = join(copy, 'breaks.json');
  rmSync(report, { force: true });
  spawnSync('npx', ['vitest', 'run', ...files, '--reporter=json', `--outputFile=${report}`], {
    cwd: copy,
    stdio: 'ignore',
  });
  const { testResults }: { testResults: readonly TestFile[] } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0) throw new Error(`no test of ${files.join(', ')} ran`);
  const failed = tests.filter(({ status }) => status === 'failed');
  return {
    failed: new Set(failed.map(({ ancestorTitles, title }) => [...ancestorTitles, title].filter(Boolean).join(' > '))),
    ran: tests.length,
  };
}

const chosen = process.argv.slice(2);
const breaks = allBreaks.filter(
  ({ name, file }) => chosen.length === 0 || chosen.some((part) => name.includes(part) || file.includes(part)),
);
const copy = copyProject();
const unseen: Break[] = [];
try {
  for (const round of roundsOf(breaks)) {
    const heal = round.map((one) => plant(copy, one));
    if (needsBuild(round)) execFileSync('npm', ['run', 'build'], { cwd: copy, stdio: 'ignore' });
    const { failed, ran } = failedTests(copy, [...new Set(round.map(({ seenBy }) => seenBy.file))]);
    for (const one of round) {
      const isSeen = failed.has(one.seenBy.test);
      if (!isSeen) unseen.push(one);
      process.stdout.write(
        `${isSeen ? 'seen    ' : 'NOT SEEN'}  ${one.name}\n          ${one.seenBy.file} > ${one.seenBy.test}\n`,
      );
    }
    process.stdout.write(`          (${failed.size} of ${ran} tests failed by ${round.length} faults)\n`);
    for (const undo of heal) undo();
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(`\n${breaks.length - unseen.length} of ${breaks.length} planted faults are seen.\n`);
if (unseen.length > 0) process.exitCode = 1;
