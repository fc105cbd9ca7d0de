import { checkAgainstOracle } from './checkAgainstOracle.ts';
import { checkVisits } from './checkVisits.ts';
import { coldStepRow } from './coldStepRow.ts';
import { engineContender } from './engineContender.ts';
import { engineVisits } from './engineVisits.ts';
import { handWrittenContender } from './handWrittenContender.ts';
import { heapRow } from './heapRow.ts';
import { loadRow } from './loadRow.ts';
import { rescannedVisits } from './rescannedVisits.ts';
import { passes, type Row } from './Row.ts';
import { growthRows, warmStepRow } from './stepRows.ts';
import { surveyContender } from './surveyContender.ts';
import { tableOf } from './tableOf.ts';
import { changeRows, resumeRow } from './visitRows.ts';
import { workload, type Workload } from './workload.ts';

// `npm run bench` measures all; `-- --quick` is for trying: smaller definitions, fewer samples, rougher figures.
const quick = process.argv.includes('--quick');
const counts = quick ? [20, 200, 2_000] : [20, 200, 2_000, 10_000];
const effort = quick ? 0.25 : 1;

const print = (text: string) => process.stdout.write(`${text}\n`);
const say = (text: string) => process.stderr.write(`${text}\n`);
const times = (rounds: number) => Math.ceil(rounds * effort);

/** Fewer rounds of what costs more the larger the definition is. */
const scaled = (count: number, most: number, least: number) =>
  Math.max(least, times(Math.min(most, (most * 200) / count)));

const patientsOf = (count: number) => (count > 200 ? 1 : 20);

function differencesFromOracle(): readonly string[] {
  return counts.flatMap((count) => [
    ...[engineContender, handWrittenContender].flatMap((contender) =>
      checkAgainstOracle(contender, { count, patients: patientsOf(count), atMost: Infinity }),
    ),
    // The survey library takes up to a second a step, so that it is checked on few questions of the large ones.
    ...checkAgainstOracle(surveyContender, {
      count,
      patients: count > 20 ? 1 : 5,
      atMost: count > 200 ? 5 : 40,
    }),
    ...checkVisits('engine', engineVisits, count, patientsOf(count)),
    ...checkVisits('plain rescan', rescannedVisits, count, patientsOf(count)),
  ]);
}

function measure(loads: readonly Workload[]): readonly Row[] {
  const rows: Row[] = [];
  const take = (name: string, taken: () => Row | readonly Row[]) => {
    say(`measuring ${name}`);
    rows.push(...[taken()].flat());
  };
  const [small, large] = [loads.find(({ count }) => count === 200), loads.at(-1)];
  if (!small || !large) throw new Error('growth needs a small and a large definition');
  take('E1', () => loads.map((load) => warmStepRow(load, times(40_000))));
  take('E2', () => loads.map((load) => coldStepRow(load, load.count > 1_000 ? 1 : times(6))));
  take('E3', () => growthRows(small, large, times(60_000)));
  take('E5', () => loads.map((load) => loadRow(load, scaled(load.count, 400, 15))));
  take('E6', () => [
    ...loads.flatMap((load) => changeRows(load, scaled(load.count, 1_000, 40))),
    ...loads.map((load) => resumeRow(load, scaled(load.count, 400, 15))),
  ]);
  take('E7', () => loads.slice(-2).map(({ count }) => heapRow(count)));
  return rows;
}

say('comparing every contender with the oracle');
const differences = differencesFromOracle();
for (const difference of differences) print(`wrong question: ${difference}`);
if (differences.length > 0) {
  process.exitCode = 1;
} else {
  const rows = measure(counts.map((count) => workload(count)));
  print(`\nEvery contender shows the oracle's questions, in order, at ${counts.join(', ')} steps.\n`);
  print(tableOf(rows));
  const failed = rows.filter((row) => row.gate && !passes(row));
  const missed = rows.filter((row) => !row.gate && !passes(row));
  print(`\n${failed.length} of ${rows.filter((row) => row.gate).length} gates fail; ${missed.length} rows miss.`);
  if (failed.length > 0) process.exitCode = 1;
}
