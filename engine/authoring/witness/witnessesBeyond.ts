import type { AnyStateMachine } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { definitionOf, type Composition } from '../read/Composition.ts';
import { goalsOf } from './goalsOf.ts';
import { Model } from '../answers/Model.ts';
import { witnesses, type WitnessSet } from './witnesses.ts';

/** The walks of a composition, and the machine and definition that run them. */
export interface RunnableWitnesses extends WitnessSet {
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
}

/**
 * The walks of one of several similar compositions, such as a flow with one of its templates: only walks that show
 * something new compared with the previous compositions.
 *
 * @param before the compositions that were walked before
 * @returns undefined for a composition without a machine
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
