import axe from 'axe-core';
import { expect, spyOn } from 'storybook/test';
import { expectOnScreen } from './expectOnScreen.ts';
import { flowWalks, type Templates } from './flowWalks.ts';
import { structureOf } from './structureOf.ts';
import type { WalkStage } from './WalkStage.ts';

async function expectAccessible(root: HTMLElement, where: string): Promise<void> {
  const { violations } = await axe.run(root, { resultTypes: ['violations'] });
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  await expect(told, where).toEqual([]);
}

interface Played {
  readonly root: HTMLElement;
  readonly stage: WalkStage;
  readonly flow: string;
  readonly templates: Templates;
}

/**
 * Plays every walk of a flow. After each event the screen shows what the engine says; each step is accessible, where it is not
 * built like one that was examined before; and nothing is written to the console as an error.
 */
export async function playWalks({ root, stage, flow, templates }: Played): Promise<void> {
  const complaints = spyOn(console, 'error');
  const examined = new Set<string>();
  const structures = new Set<string>();
  for (const walk of flowWalks(flow, templates)) {
    const played = await stage.play(walk, async (run, count) => {
      await expectOnScreen(root, run, `${walk.name}, event ${count}`);
      const { step } = run;
      if (step === undefined || examined.has(step)) return;
      examined.add(step);
      const structure = structureOf(root);
      if (structures.has(structure)) return;
      structures.add(structure);
      await expectAccessible(root, step);
    });
    // A walk chosen by hand in the controls ends the play function.
    if (!played) return;
  }
  await expect(examined.size).toBeGreaterThan(0);
  await expect(complaints).not.toHaveBeenCalled();
}
