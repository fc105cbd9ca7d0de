import { checkAgainstOracle } from './checkAgainstOracle.ts';
import { checkRow } from './checkRow.ts';
import { checkVisits } from './checkVisits.ts';
import { coldStepRow } from './coldStepRow.ts';
import { engineContender } from './engineContender.ts';
import { engineVisits } from './engineVisits.ts';
import { handWrittenContender } from './handWrittenContender.ts';
import { heapRow } from './heapRow.ts';
import { loadRow } from './loadRow.ts';
import type { Report } from './Report.ts';
import { rescannedVisits } from './rescannedVisits.ts';
import type { Row } from './Row.ts';
import { say } from './say.ts';
import { growthRows, warmStepRow } from './stepRows.ts';
import { surveyContender } from './surveyContender.ts';
import { changeRows, resumeRow } from './visitRows.ts';
import { workload, type Workload } from './workload.ts';

const patientsOf = (count: number) => (count > 200 ? 1 : 20);

const differencesFromOracle = (counts: readonly number[]): readonly string[] =>
  counts.flatMap((count) => [
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

function measure(loads: readonly Workload[], effort: number): readonly Row[] {
  const times = (rounds: number) => Math.ceil(rounds * effort);
  /** Fewer rounds of what costs more the larger the definition is. */
  const scaled = (count: number, most: number, least: number) =>
    Math.max(least, times(Math.min(most, (most * 200) / count)));
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
  take('E8', () => checkRow(times(12)));
  return rows;
}

/** The engine beside a hand-written machine and another library. @param quick smaller definitions and fewer samples */
export function engineReport(quick: boolean): Report {
  const counts = quick ? [20, 200, 2_000] : [20, 200, 2_000, 10_000];
  say('comparing every contender with the oracle');
  const differences = differencesFromOracle(counts).map((difference) => `wrong question: ${difference}`);
  const loads = counts.map((count) => workload(count));
  return {
    differences,
    checked: `Every contender shows the oracle's questions, in order, at ${counts.join(', ')} steps.`,
    rows: differences.length > 0 ? [] : measure(loads, quick ? 0.25 : 1),
  };
}
