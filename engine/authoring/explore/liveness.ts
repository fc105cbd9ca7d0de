import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { ENTRY } from '#engine/flow/FlowContext.ts';
import {
  actorName,
  actorsOf,
  guardName,
  isMachine,
  isWalk,
  machinesIn,
  stateNodes,
  transitionsOf,
} from './machineParts.ts';
import type { Model, Variable } from '../answers/Model.ts';
import { promiseOf } from '../read/promiseOf.ts';
import { sectionsWalked } from './sectionsWalked.ts';

type Variables = ReadonlySet<Variable>;

interface Edge {
  readonly to: string;
  readonly set: Variables;
}

interface Node {
  readonly reads: Variables;
  readonly edges: readonly Edge[];
}

const none: Variables = new Set();

function targetsOf({ target }: AnyTransitionDefinition): readonly string[] {
  const enter = (node: AnyStateNode): readonly string[] => {
    const first = node.type === 'compound' ? node.initial.target : Object.values(node.states);
    return [node.id, ...[...(first ?? [])].flatMap(enter)];
  };
  return (target ?? []).flatMap((node) => [...ancestors(node), ...enter(node)]);
}

function ancestors(node: AnyStateNode): readonly string[] {
  return node.parent && node.parent !== node.machine.root ? [node.parent.id, ...ancestors(node.parent)] : [];
}

/**
 * The facts that a transition always overwrites. Facts returned by an effect do not count, because an effect may return
 * none.
 */
const setBy = ({ actions }: AnyTransitionDefinition): Variables =>
  new Set(
    actions.flatMap((action): readonly Variable[] => {
      if (typeof action === 'function') return [];
      const { type, params } = typeof action === 'string' ? { type: action, params: undefined } : action;
      if (type === 'goTo' || type === 'openAt' || type === 'enterStop') return [`fact:${ENTRY}`];
      return type === 'learnThat' && typeof params === 'object' && params !== null
        ? Object.keys(params).map((ref) => `fact:${ref}` as const)
        : [];
    }),
  );

/** The reads and edges of one machine's states. When a child machine ends, the state of its parent continues. */
function* nodesOf(
  model: Model,
  machine: AnyStateMachine,
  set: StepSet | undefined,
  promising: readonly StepSet[],
): Iterable<[string, Node]> {
  const actors = new Map(actorsOf(machine));
  const walked = sectionsWalked(model, machine);
  const readBy = (names: readonly string[]): Variables =>
    new Set(names.flatMap((name) => (set ? [...model.deciding(set, name)] : [])));
  const promised = (node: AnyStateNode): readonly Variable[] =>
    promising.flatMap((one) =>
      (one.invariants ?? [])
        .filter(({ before }) => node.path.join('.') === before)
        .flatMap((invariant) => [...model.deciding(one, promiseOf(invariant))]),
    );
  for (const node of stateNodes(machine)) {
    const guards = transitionsOf(node)
      .map(guardName)
      .filter((name) => typeof name === 'string');
    const sections = (walked.get(node.id) ?? []).flatMap((name) => [...sectionReads(model, name)]);
    const edges: Edge[] = [];
    for (const transition of transitionsOf(node))
      edges.push(...targetsOf(transition).map((to) => ({ to, set: setBy(transition) })));
    for (const invoked of node.invoke) {
      const child = actors.get(actorName(invoked));
      if (isMachine(child) && !isWalk(child)) edges.push(...stateNodes(child).map(({ id }) => ({ to: id, set: none })));
    }
    yield [node.id, { reads: new Set([...readBy(guards), ...promised(node), ...sections]), edges }];
  }
}

function* sectionReads(model: Model, section: string): Iterable<Variable> {
  const { from, to } = model.definition.sections.get(section) ?? { from: 0, to: 0 };
  yield `section:${section}`;
  for (const step of model.definition.steps.slice(from, to)) {
    const set = model.setOf(step.index);
    const parts = (step.kind.parts?.(step.step) ?? []).map(({ when }) => when);
    for (const when of [step.step.when, ...parts]) if (when !== undefined && set) yield* model.deciding(set, when);
    yield* step.savesFacts ? model.factsOf(step) : [`step:${step.step.id}` as const];
  }
}

function closed(nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, Variables> {
  const live = new Map<string, Set<Variable>>([...nodes].map(([id, { reads }]) => [id, new Set(reads)]));
  for (let changed = true; changed;) {
    changed = false;
    for (const [id, { edges }] of nodes) {
      const own = live.get(id);
      if (!own) continue;
      const before = own.size;
      for (const { to, set } of edges)
        for (const variable of live.get(to) ?? none) if (!set.has(variable)) own.add(variable);
      changed ||= own.size > before;
    }
  }
  return live;
}

/**
 * The variables that may still be read from each state of a flow's machines, by state id. Any section may be opened by
 * a URL at any time.
 */
export function liveness(model: Model, machine: AnyStateMachine): ReadonlyMap<string, Variables> {
  const machines = machinesIn(machine);
  const nodes = new Map<string, Node>();
  const orphans = model.definition.sets.filter(({ flow }) => !machines.some(({ id }) => id === flow));
  const anywhere: Edge[] = [];
  for (const one of machines) {
    const set = model.definition.sets.find(({ flow }) => flow === one.id);
    // A set without a machine promises something about the states of the whole flow's machine.
    const promising = [...(set ? [set] : []), ...(one === machine ? orphans : [])];
    for (const [id, node] of nodesOf(model, one, set, promising)) nodes.set(id, node);
    for (const transitions of one.root.transitions.values())
      for (const transition of transitions)
        anywhere.push(...targetsOf(transition).map((to) => ({ to, set: setBy(transition) })));
  }
  return closed(new Map([...nodes].map(([id, node]) => [id, { ...node, edges: [...node.edges, ...anywhere] }])));
}
