import type { Answer } from '#schemas/flow/answer.ts';
import { engineVisits } from './engineVisits.ts';
import { interleave, type Round } from './interleave.ts';
import { rescannedVisits } from './rescannedVisits.ts';
import type { Row } from './Row.ts';
import { savedVisit } from './savedVisit.ts';
import { scriptedAnswers, stepsOf } from './scriptedAnswers.ts';
import { timed } from './timed.ts';
import { timeRow } from './timeRow.ts';
import type { VisitStores } from './VisitStore.ts';
import type { Workload } from './workload.ts';

/** The steps whose answers the named conditions read: changing one re-asks steps all over the definition. */
const WIDE: readonly number[] = [0, 1, 2];

/** How many of the earliest other answers are changed. */
const EARLY = 8;

const against = 'plain rescan';

/** An answer to change: where, to what, and back to what. */
interface Flip {
  readonly index: number;
  readonly other: Answer;
  readonly own: Answer;
}

/** The earliest answers of a half-way visit that conditions read, each with another allowed answer. */
export function togglesOf({ count, set }: Workload, held: readonly (Answer | undefined)[]): readonly Flip[] {
  const conditions = JSON.stringify([set.conditions, ...stepsOf(set).map((step) => step.when)]);
  const flips: Flip[] = [];
  for (let index = 0; index < count && flips.length < WIDE.length + EARLY; index += 1) {
    const own = held[index];
    if (own === undefined || (index > 0 && !conditions.includes(`"step-${index}"`))) continue;
    for (let seed = 2; seed < 20; seed += 1) {
      const other = scriptedAnswers(set, seed)[index];
      if (other === undefined || JSON.stringify(other.value) === JSON.stringify(own.value)) continue;
      flips.push({ index, other, own });
      break;
    }
  }
  return flips;
}

function changes(visits: VisitStores, load: Workload, isWanted: (flip: Flip) => boolean): Round {
  const visit = savedVisit(load);
  const store = visits(JSON.stringify(load.set))(visit);
  const flips = togglesOf(load, visit.held).filter(isWanted);
  return () =>
    flips.flatMap(({ index, other, own }) => [
      timed(() => store.change(index, other)),
      timed(() => store.change(index, own)),
    ]);
}

/** Changing an early answer of a half-way visit against scanning all conditions again. */
export function changeRows(load: Workload, rounds: number): readonly Row[] {
  const row = (measure: string, isWanted: (flip: Flip) => boolean) => {
    const pair = { engine: changes(engineVisits, load, isWanted), reference: changes(rescannedVisits, load, isWanted) };
    const head = { id: 'E6', measure, count: load.count, against, limit: 2, gate: false };
    return timeRow(head, interleave(pair, { warmUp: rounds / 2, rounds }));
  };
  return [
    row('change an early answer', ({ index }) => !WIDE.includes(index)),
    row('change one that most read', ({ index }) => WIDE.includes(index)),
  ];
}

/** Resuming a half-way visit in a definition that was just loaded, up to its first open question. */
export function resumeRow(load: Workload, rounds: number): Row {
  const text = JSON.stringify(load.set);
  const visit = savedVisit(load);
  const resumes = (visits: VisitStores) => () => {
    const resume = visits(text);
    return [timed(() => resume(visit))];
  };
  const pair = { engine: resumes(engineVisits), reference: resumes(rescannedVisits) };
  const head = { id: 'E6', measure: 'resume', count: load.count, against, limit: 2, gate: false };
  return timeRow(head, interleave(pair, { warmUp: 3, rounds }));
}
