import type { AnyStateMachine } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { guardName, machinesIn, stateNodes, transitionsOf } from './machineParts.ts';
import type { Model, Variable } from '../answers/Model.ts';

/** More variables than this that decide one thing together say nothing about which of them belong side by side. */
const MANY = 12;

const ROUNDS = 100;

/** The variables that are read together: by one condition, or by the guards of one state. */
function groupsOf(
  model: Model,
  machine: AnyStateMachine,
  among: ReadonlySet<Variable>,
): readonly (readonly Variable[])[] {
  const groups = new Map<string, readonly Variable[]>();
  const add = (set: StepSet, names: readonly string[], most: number) => {
    const all = new Set(names.flatMap((name) => [...model.deciding(set, name)]));
    const group = [...all].filter((variable) => among.has(variable)).sort();
    if (group.length > 1 && group.length <= most) groups.set(group.join(), group);
  };
  for (const set of model.definition.sets)
    for (const name of Object.keys(set.conditions ?? {})) add(set, [name], Infinity);
  for (const one of machinesIn(machine)) {
    const set = model.definition.sets.find(({ flow }) => flow === one.id);
    if (!set) continue;
    for (const node of stateNodes(one)) {
      const names = transitionsOf(node).map(guardName);
      add(
        set,
        names.filter((name) => typeof name === 'string'),
        MANY,
      );
    }
  }
  return [...groups.values()];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * The order in which decision diagrams decide the variables of an exploration, which determines their size: variables that are read
 * together stand side by side. It is found by the FORCE heuristic (Aloul, Markov and Sakallah, 2003): each variable moves to the
 * middle of its groups, again and again, and the order with the shortest groups is kept.
 *
 * @param variables the first order: what is decided late comes first
 */
export function variableOrder(
  model: Model,
  machine: AnyStateMachine,
  variables: readonly Variable[],
): readonly Variable[] {
  const groups = groupsOf(model, machine, new Set(variables));
  const groupsWith = new Map(variables.map((one) => [one, groups.filter((group) => group.includes(one))]));
  let order = variables;
  let best = { order, length: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    const places = new Map(order.map((variable, place) => [variable, place]));
    const placesOf = (group: readonly Variable[]) => group.map((variable) => places.get(variable) ?? 0);
    const length = groups.reduce((sum, group) => sum + Math.max(...placesOf(group)) - Math.min(...placesOf(group)), 0);
    if (length < best.length) best = { order, length };
    const middles = new Map(groups.map((group) => [group, mean(placesOf(group))]));
    const pulled = new Map(
      order.map((variable, place) => {
        const pulls = (groupsWith.get(variable) ?? []).map((group) => middles.get(group) ?? place);
        return [variable, pulls.length > 0 ? mean(pulls) : place];
      }),
    );
    order = order.toSorted((a, b) => (pulled.get(a) ?? 0) - (pulled.get(b) ?? 0));
  }
  return best.order;
}
