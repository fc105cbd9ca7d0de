import type { AnyStateMachine } from 'xstate';
import type { Composition } from '../read/Composition.ts';
import type { Explorer } from '../explore/Explorer.ts';
import { realize } from './realize.ts';
import type { Situation } from '../explore/Situation.ts';
import type { StoreSet } from '../conditions/StoreSets.ts';
import type { Shown, Witness } from '../finding/Witness.ts';

/**
 * A walk to an explored situation.
 *
 * @param wanted restricts the situation's stores; default: all
 * @returns undefined when the simulation does not get there
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
  // A flow that loops from its very start has no situation.
  return simulation && { ...simulation.witness(sets, shows), flow };
}
