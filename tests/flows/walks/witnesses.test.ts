import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { composed, definitionOf, type Composition } from '#engine/authoring/read/Composition.ts';
import { coverageTable } from '#engine/authoring/witness/coverageTable.ts';
import { goalsOf, type Goal } from '#engine/authoring/witness/goalsOf.ts';
import { goal } from '#engine/authoring/witness/Recorder.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { replay } from '#engine/authoring/replay/replay.ts';
import { witnessesBeyond } from '#engine/authoring/witness/witnessesBeyond.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { isFull } from '#tests/support/full.ts';
import { sources } from '../check/realFlows.ts';

const { written } = readableSets(stepLanguage, sources);

/** The template that flows are walked with outside a full run: it has a stop. The checker looks at them with all templates. */
const WALKED = 'follow-up-check-in';

/** Milliseconds that the walks of a flow are waited for where the machine has much else to do. */
const PATIENCE = 400_000;

/** The sections of which one must raise a stop before a condition can be true. Each template has stops in some of them. */
const raising: { readonly [goal: string]: readonly string[] } = {
  [goal.condition('visit', 'raisedByProfile', true)]: ['profile'],
  [goal.condition('visit', 'raisedByPharmacy', true)]: ['pharmacy-overview', 'pharmacy-questions'],
};

/** Whether the stops of some templates can show a goal. */
function isPossible(name: string, compositions: readonly Composition[]): boolean {
  const sections = raising[name];
  const stops = sections ? compositions.flatMap(({ written: sets }) => definitionOf(sets).stops) : [];
  return !sections || stops.some(({ raisedBy }) => raisedBy.some(({ section }) => sections.includes(section)));
}

const goals: Goal[] = [];
const met = new Set<string>();

afterAll(() => {
  process.stdout.write(`${coverageTable(goals, met)}\n`);
});

describe.each(flowIndex.map((entry) => [entry.flow, entry] as const))('%s', (_, entry) => {
  const all = composed(entry, written).compositions;
  const compositions =
    isFull || all.length === 1 ? all : all.filter(({ written: sets }) => sets.some(({ set }) => set.flow === WALKED));

  it(
    'is walked by its witnesses through every condition, step, state and failure of all its templates',
    { timeout: PATIENCE },
    async () => {
      const own = compositions.flatMap((composition) => goalsOf(composition, entry.machine));
      goals.push(...own);
      const shown = new Set<string>();
      const missed = new Set<string>();
      for (const [at, composition] of compositions.entries()) {
        const left = new Set([...missed].filter((one) => isPossible(one, [composition])));
        const set = witnessesBeyond(composition, compositions.slice(0, at), left);
        if (!set) throw new Error(`${entry.flow} has no machine`);
        const { name, machine, definition, witnesses } = set;
        for (const one of set.goals) missed.delete(one);
        for (const one of set.missed) missed.add(one);
        let events = 0;
        for (const witness of witnesses) {
          const replayed = await replay(machine, definition, witness);
          expect(replayed.errors).toEqual([]);
          expect(replayed.looped).toBe(false);
          for (const one of replayed.goals) {
            shown.add(one);
            met.add(one);
          }
          events += witness.events.length;
        }
        expect([...missed].filter((one) => !(one in raising))).toEqual([]);
        process.stdout.write(`${name}: ${witnesses.length} walks with ${events} events\n`);
      }
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter(({ name }) => isPossible(name, compositions) !== shown.has(name))).toEqual([]);
    },
  );
});
