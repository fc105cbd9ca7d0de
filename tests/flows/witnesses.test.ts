import { describe, expect, it } from 'vitest';
import { nameOf } from '#engine/authoring/Composition.ts';
import { Model } from '#engine/authoring/Model.ts';
import { replay } from '#engine/authoring/replay.ts';
import { witnesses } from '#engine/authoring/witnesses.ts';
import { compile } from '#engine/compile.ts';
import { compositions } from './realFlows.ts';

describe.each(compositions().map((composition) => [nameOf(composition), composition] as const))(
  '%s',
  (name, composition) => {
    it('is walked by its witnesses through every step, state, condition and failure', async () => {
      const { machine, written } = composition;
      if (!machine) throw new Error(`${name} has no machine`);
      const definition = compile(...written.map(({ set }) => set));
      const set = witnesses(composition, machine, new Model(definition));
      const met = new Set<string>();
      for (const witness of set.witnesses) {
        const replayed = await replay(machine, definition, witness);
        expect(replayed.errors).toEqual([]);
        expect(replayed.looped).toBe(false);
        for (const one of replayed.goals) met.add(one);
      }
      const missed = [...set.goals].filter((one) => !met.has(one));
      const events = set.witnesses.reduce((count, { events: own }) => count + own.length, 0);
      process.stdout.write(
        `${name}: ${set.witnesses.length} walks with ${events} events cover ${set.goals.size - missed.length} of ${set.goals.size}\n`,
      );
      expect(missed).toEqual([]);
      expect(set.missed.size).toBe(0);
    });
  },
);
