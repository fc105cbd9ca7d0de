import type { Contender } from './Contender.ts';
import { engineContender } from './engineContender.ts';
import { interleave, type Round } from './interleave.ts';
import type { Row } from './Row.ts';
import { surveyContender } from './surveyContender.ts';
import { timeRow } from './timeRow.ts';
import { walkRound } from './walkRound.ts';
import type { Workload } from './workload.ts';

/** The share of the survey library's time that a cold step may take, by number of steps. */
const limits = new Map([
  [20, 1 / 250],
  [200, 1 / 250],
  [2_000, 1 / 2_000],
  [10_000, 1 / 10_000],
]);

/** How many steps are the first ones. */
const FIRST = 10;

/** Each time the definition is loaded anew, so that nothing of it was used before. */
function firstSteps(contender: Contender, load: Workload, timesARound: number): Round {
  const text = contender.textOf(load.set);
  return () => Array.from({ length: timesARound }, () => walkRound(contender.load(text), load, FIRST)).flat();
}

/** The cost of the first steps of a definition that was just loaded, against the survey library. */
export function coldStepRow(load: Workload, rounds: number): Row {
  const pair = { engine: firstSteps(engineContender, load, 5), reference: firstSteps(surveyContender, load, 1) };
  const limit = limits.get(load.count) ?? 1 / 250;
  const head = { id: 'E2', measure: 'one step, cold', count: load.count, against: surveyContender.name, limit };
  return timeRow({ ...head, gate: false }, interleave(pair, { warmUp: load.count > 1_000 ? 0 : 2, rounds }));
}
