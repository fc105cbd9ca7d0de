import type { AnyStateMachine } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import { definitionOf, type Composition } from '../read/Composition.ts';
import { freshStop } from '../explore/freshStop.ts';
import { goalsOf } from './goalsOf.ts';
import { Model } from '../answers/Model.ts';
import { witnesses, type WitnessSet } from './witnesses.ts';

/** The walks of a composition, and the machine and definition that run them. */
export interface RunnableWitnesses extends WitnessSet {
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
}

const none: ReadonlySet<string> = new Set();

/**
 * The walks of one of several similar compositions, such as a flow with one of its templates: only walks that show
 * something new compared with the previous compositions.
 *
 * @param before the compositions that were walked before
 * @param missed the goals that none of their walks showed, for example a stop that only other templates raise
 * @returns undefined for a composition without a machine
 */
export function witnessesBeyond(
  composition: Composition,
  before: readonly Composition[],
  missed = none,
): RunnableWitnesses | undefined {
  const { machine, written } = composition;
  if (!machine) return undefined;
  const shown = new Set(
    before.flatMap((one) => (one.machine ? goalsOf(one, one.machine) : [])).map(({ name }) => name),
  );
  const definition = definitionOf(written);
  const explored = new Set<string>();
  for (const one of before) freshStop(definitionOf(one.written).stops, explored);
  const { stops } = definition;
  const held = freshStop(stops, explored) ?? stops[0];
  const wants = (goal: string) => !shown.has(goal) || missed.has(goal);
  const found = witnesses(composition, machine, new Model(definition), wants, held);
  return { ...found, machine, definition };
}
