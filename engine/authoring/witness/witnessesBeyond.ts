import type { AnyStateMachine } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { definitionOf, type Composition } from '../read/Composition.ts';
import { goalsOf } from './goalsOf.ts';
import { Model } from '../answers/Model.ts';
import { witnesses, type WitnessSet } from './witnesses.ts';

/** The walks of a composition, and what runs them. */
export interface RunnableWitnesses extends WitnessSet {
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
}

/**
 * The walks of one of several compositions that have much in common, such as a flow with one of its templates: it is
 * walked only for what the walks of those before it do not show.
 *
 * @param before the compositions that are walked before it
 * @returns undefined of a composition that no machine walks
 */
export function witnessesBeyond(
  composition: Composition,
  before: readonly Composition[],
): RunnableWitnesses | undefined {
  const { machine, written } = composition;
  if (!machine) return undefined;
  const shown = new Set(
    before.flatMap((one) => (one.machine ? goalsOf(one, one.machine) : [])).map(({ name }) => name),
  );
  const definition = definitionOf(written);
  return { ...witnesses(composition, machine, new Model(definition), (goal) => !shown.has(goal)), machine, definition };
}
