import {
  getStateNodes,
  StateMachine,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type StateValue,
} from 'xstate';
import { walkMachine } from '#engine/walk/walkMachine.ts';

/** Whether an actor is a machine. */
export const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

/** Whether an actor is the walk of a section, with or without provided effects. */
export const isWalk = (logic: unknown): boolean => isMachine(logic) && logic.id === walkMachine.id;

/** The states of a machine at every depth, without its root. */
export function stateNodes(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)]);
  return below(machine.root);
}

/** The ids of all states in a state value, outermost first, without the machine itself. */
export const stateIds = (machine: AnyStateMachine, value: StateValue): readonly string[] =>
  getStateNodes(machine.root, value)
    .filter((node) => node !== machine.root)
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);

/** All transitions of a state, including those without an event. */
export const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The name of a transition's guard; null for an inline guard, undefined without a guard. */
export function guardName({ guard }: AnyTransitionDefinition): string | null | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' ? guard.type : null;
}

/** The name of the actor that an invocation starts; empty for an inline actor. */
export const actorName = ({ src }: { readonly src: unknown }): string => (typeof src === 'string' ? src : '');

/** The actors of a machine by name. */
export const actorsOf = (machine: AnyStateMachine): readonly (readonly [string, unknown])[] =>
  Object.entries(machine.implementations.actors);

/** A machine and all machines that it invokes, except walks, each once. */
export function machinesIn(machine: AnyStateMachine): readonly AnyStateMachine[] {
  const found = new Map<string, AnyStateMachine>();
  const visit = (one: AnyStateMachine): void => {
    if (found.has(one.id)) return;
    found.set(one.id, one);
    for (const [, logic] of actorsOf(one)) if (isMachine(logic) && !isWalk(logic)) visit(logic);
  };
  visit(machine);
  return [...found.values()];
}

/** The effects of one machine: its actors that are not machines, and `saveAnswer` if it has a walk. */
export const effectsIn = (machine: AnyStateMachine): readonly string[] =>
  actorsOf(machine).flatMap(([name, logic]) => (isWalk(logic) ? ['saveAnswer'] : isMachine(logic) ? [] : [name]));
