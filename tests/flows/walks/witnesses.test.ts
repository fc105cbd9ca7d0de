import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { composed } from '#engine/authoring/read/Composition.ts';
import { coverageTable } from '#engine/authoring/witness/coverageTable.ts';
import { goalsOf, type Goal } from '#engine/authoring/witness/goalsOf.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { replay } from '#engine/authoring/replay/replay.ts';
import { witnessesBeyond } from '#engine/authoring/witness/witnessesBeyond.ts';
import { flowIndex } from '#flows/flowIndex.ts';
import { sampled } from '#tests/support/full.ts';
import { sources } from '../check/realFlows.ts';

const { written } = readableSets(stepLanguage, sources);

/** How many templates a flow that runs each of them is walked with; the checker looks at it with all of them. */
const TEMPLATES = 2;

/** Milliseconds that the walks of a flow are waited for where the machine has much else to do. */
const PATIENCE = 180_000;

const goals: Goal[] = [];
const met = new Set<string>();

afterAll(() => {
  process.stdout.write(`${coverageTable(goals, met)}\n`);
});

describe.each(flowIndex.map((entry) => [entry.flow, entry] as const))('%s', (_, entry) => {
  const compositions = sampled(composed(entry, written).compositions, TEMPLATES);

  it(
    'is walked by its witnesses through every condition, step, state and failure of all its templates',
    { timeout: PATIENCE },
    async () => {
      const own = compositions.flatMap((composition) => goalsOf(composition, entry.machine));
      goals.push(...own);
      const shown = new Set<string>();
      for (const [at, composition] of compositions.entries()) {
        const set = witnessesBeyond(composition, compositions.slice(0, at));
        if (!set) throw new Error(`${entry.flow} has no machine`);
        const { name, machine, definition, witnesses, missed } = set;
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
        expect([...missed]).toEqual([]);
        process.stdout.write(`${name}: ${witnesses.length} walks with ${events} events\n`);
      }
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((one) => !shown.has(one.name))).toEqual([]);
    },
  );
});
