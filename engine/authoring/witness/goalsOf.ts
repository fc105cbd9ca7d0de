import type { AnyStateMachine } from 'xstate';
import type { Composition } from '../read/Composition.ts';
import { placedSteps } from '../read/conditionPlaces.ts';
import { guardName, machinesIn, stateNodes, transitionsOf } from '../explore/machineParts.ts';
import { goal } from './Recorder.ts';

/** The kinds of goals, counted separately. */
export const goalKinds = ['conditions', 'steps', 'states', 'failures'] as const;

/** Something that a walk can show, by the name under which a Recorder records it. */
export interface Goal {
  readonly name: string;
  readonly kind: (typeof goalKinds)[number];
  /** The flow or step set in which it is written. */
  readonly flow: string;
}

const bothWays = [true, false] as const;

/**
 * All goals of a composition: each state, each step, each condition of a state or step as true and as not true, and
 * each failure of each effect.
 */
export function goalsOf({ written }: Composition, machine: AnyStateMachine): readonly Goal[] {
  const goals = new Map<string, Goal>();
  const add = (flow: string, kind: Goal['kind'], name: string) => goals.set(name, { name, kind, flow });
  for (const one of machinesIn(machine)) {
    const set = written.find(({ set: { flow } }) => flow === one.id)?.set;
    for (const node of stateNodes(one)) {
      add(one.id, 'states', goal.state(node.id));
      for (const name of transitionsOf(node).map(guardName))
        if (typeof name === 'string' && set?.conditions && name in set.conditions)
          for (const holds of bothWays) add(one.id, 'conditions', goal.condition(one.id, name, holds));
    }
    for (const [effect, { fails = [] }] of Object.entries(set?.effects ?? {}))
      for (const code of fails) add(one.id, 'failures', goal.failure(effect, code));
  }
  for (const { set, kinds } of written)
    for (const { step } of placedSteps(kinds, set)) {
      add(set.flow, 'steps', goal.step(step.id));
      if (step.when !== undefined) for (const shown of bothWays) add(set.flow, 'conditions', goal.when(step.id, shown));
    }
  return [...goals.values()];
}
