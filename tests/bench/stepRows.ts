import type { Contender } from './Contender.ts';
import { engineContender } from './engineContender.ts';
import { handWrittenContender } from './handWrittenContender.ts';
import { interleave, type Round } from './interleave.ts';
import type { Row } from './Row.ts';
import { timeRow } from './timeRow.ts';
import { walkRound } from './walkRound.ts';
import type { Workload } from './workload.ts';

/** Steps that each contender takes before it counts. */
const WARM_UP = 8_000;

const roundsFor = (count: number, steps: number) => ({
  warmUp: Math.max(2, Math.ceil(WARM_UP / count)),
  rounds: Math.max(4, Math.ceil(steps / count)),
});

function walksOf(contender: Contender, load: Workload): Round {
  const loaded = contender.load(contender.textOf(load.set));
  return () => walkRound(loaded, load, load.count);
}

/** The cost of one warm step against the hand-written machine. `steps` says about how many to time. */
export function warmStepRow(load: Workload, steps: number): Row {
  const pair = { engine: walksOf(engineContender, load), reference: walksOf(handWrittenContender, load) };
  const head = { id: 'E1', measure: 'one step, warm', count: load.count, against: handWrittenContender.name };
  return timeRow({ ...head, limit: 3, gate: true }, interleave(pair, roundsFor(load.count, steps)));
}

/** How much dearer a warm step is in a large definition than in a small one: by median, and by 99th percentile. */
export function growthRows(small: Workload, large: Workload, steps: number): readonly Row[] {
  const walkSmall = walksOf(engineContender, small);
  const pair = {
    engine: walksOf(engineContender, large),
    reference: () => {
      const samples: number[] = [];
      while (samples.length < large.count / 2) samples.push(...walkSmall());
      return samples;
    },
  };
  const figures = interleave(pair, roundsFor(large.count, steps));
  const head = { id: 'E3', count: large.count, against: `engine, ${small.count}`, limit: 1.5 };
  return [
    timeRow({ ...head, measure: 'growth of a step', gate: true }, figures),
    timeRow({ ...head, measure: 'growth of the p99', gate: false }, figures, 'p99'),
  ];
}
