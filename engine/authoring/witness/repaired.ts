import type { AnyStateMachine } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import {
  actorsOf,
  guardName,
  isMachine,
  isWalk,
  machinesIn,
  stateNodes,
  transitionsOf,
} from '../explore/machineParts.ts';
import { Model } from '../answers/Model.ts';
import { sectionsWalked } from '../explore/sectionsWalked.ts';

/**
 * A copy of a flow that can be walked although the engine stops at some states, with the engine's error at each, by
 * state id.
 */
export interface Repaired {
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
  readonly refusals: ReadonlyMap<string, string>;
}

/** The engine's error for a guard; undefined when it can be evaluated. */
function guardRefusal(machine: AnyStateMachine, name: string, definition: Definition): string | undefined {
  const guard: unknown = machine.implementations.guards[name];
  if (guard === undefined) return `Guard '${name}' is not implemented`;
  if (typeof guard !== 'function') return undefined;
  const answers = new Answers(definition, { today: () => WALK_DAY });
  try {
    Reflect.apply(guard, undefined, [{ context: { answers }, event: { type: '' } }]);
    return undefined;
  } catch (error) {
    if (error instanceof DefinitionError) return error.message;
    throw error;
  }
}

/** A machine, and the machines it invokes, with some guards replaced by ones that are never true. */
function withGuards(machine: AnyStateMachine, names: readonly string[]): AnyStateMachine {
  const actors = actorsOf(machine).flatMap(([name, logic]) =>
    isMachine(logic) && !isWalk(logic) ? [[name, withGuards(logic, names)] as const] : [],
  );
  return machine.provide({
    guards: Object.fromEntries(names.map((name) => [name, () => false])),
    actors: Object.fromEntries(actors),
  });
}

/**
 * Replaces the parts at which the engine stops: guards that cannot be evaluated are never true, missing sections are
 * empty.
 */
export function repaired(machine: AnyStateMachine, definition: Definition): Repaired {
  const refusals = new Map<string, string>();
  const guards = new Set<string>();
  const sections = new Set<string>();
  const model = new Model(definition);
  for (const one of machinesIn(machine)) {
    for (const node of stateNodes(one))
      for (const transition of transitionsOf(node)) {
        const name = guardName(transition);
        const refusal = typeof name === 'string' ? guardRefusal(one, name, definition) : undefined;
        if (typeof name !== 'string' || refusal === undefined) continue;
        guards.add(name);
        // A guard on an event is evaluated only when the event happens, and the walk ends before that.
        if (node.always?.includes(transition)) refusals.set(node.id, refusal);
      }
    for (const [state, walked] of sectionsWalked(model, one))
      for (const name of walked.filter((section) => !definition.sections.has(section))) {
        sections.add(name);
        refusals.set(state, `there is no section '${name}'`);
      }
  }
  const end = { from: definition.steps.length, to: definition.steps.length };
  return {
    machine: guards.size > 0 ? withGuards(machine, [...guards]) : machine,
    definition: {
      ...definition,
      sections: new Map([...definition.sections, ...[...sections].map((name) => [name, end] as const)]),
    },
    refusals,
  };
}
