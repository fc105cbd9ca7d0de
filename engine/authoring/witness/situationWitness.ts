import type { AnyStateMachine } from 'xstate';
import type { Composition } from '../read/Composition.ts';
import type { Explorer } from '../explore/Explorer.ts';
import { realize } from './realize.ts';
import type { Situation } from '../explore/Situation.ts';
import type { StoreSet } from '../conditions/StoreSets.ts';
import type { Shown, Witness } from '../finding/Witness.ts';

/**
 * A walk to a situation that was explored.
 *
 * @param wanted the stores of the situation that are meant; all where nothing is said
 * @returns undefined where the simulation does not come there
 */
export function situationWitness(
  { flow, written }: Composition,
  machine: AnyStateMachine,
  explorer: Explorer,
  situation: Situation,
  shows: readonly Shown[],
  wanted?: StoreSet,
): Witness | undefined {
  const simulation = realize(explorer, machine, situation, wanted === undefined ? {} : { wanted });
  const sets = written.map(({ set }) => set.flow);
  // A flow that runs in circles from its start stands nowhere.
  return simulation && { ...simulation.witness(sets, shows), flow };
}
