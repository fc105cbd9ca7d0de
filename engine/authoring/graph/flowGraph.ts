import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { compile } from '#engine/definition/compile.ts';
import { kindsOf, nameOf, type Composition } from '../read/Composition.ts';
import { actorName, actorsOf, isMachine, isWalk, machinesIn, stateNodes } from '../explore/machineParts.ts';
import { Model } from '../answers/Model.ts';
import { sectionsWalked } from '../explore/sectionsWalked.ts';
import { Vocabulary } from '../answers/Vocabulary.ts';
import type { Graph, GraphNode } from './Graph.ts';
import { together, type GraphPart } from './GraphPart.ts';
import { legendOf } from './legendOf.ts';
import { sectionGraph } from './sectionGraph.ts';
import { transitionEdges } from './transitionEdges.ts';

interface Scene {
  readonly kinds: Kinds;
  readonly sets: readonly StepSet[];
  readonly isFact: (ref: string) => boolean;
  /** The sections that each state walks, by state id. */
  readonly walked: ReadonlyMap<string, readonly string[]>;
  /** The state in which a machine or a section is drawn; other states that run it only mention it. */
  readonly homes: ReadonlyMap<string, string>;
}

/** One actor that a state invokes. */
interface Run {
  readonly id: string;
  readonly name: string;
  readonly logic: unknown;
}

const sectionId = (name: string) => `section:${name}`;

const keyOf = ({ id }: AnyStateNode) => id.slice(id.lastIndexOf('.') + 1);

const none: GraphPart = { nodes: [], edges: [], uses: [] };

function runsOf({ machine, invoke }: AnyStateNode): readonly Run[] {
  const actors = new Map(actorsOf(machine));
  return invoke.map((invoked) => {
    const name = actorName(invoked);
    return { id: invoked.id, name, logic: actors.get(name) };
  });
}

function sceneOf(kinds: Kinds, sets: readonly StepSet[], machine: AnyStateMachine | undefined): Scene {
  const machines = machine ? machinesIn(machine) : [];
  const empty = new Model(compile(kinds));
  const walked = new Map(machines.flatMap((one) => [...sectionsWalked(empty, one)]));
  const homes = new Map<string, string>();
  for (const state of machines.flatMap(stateNodes)) {
    const machinesHere = runsOf(state).flatMap(({ logic }) => (isMachine(logic) && !isWalk(logic) ? [logic.id] : []));
    const sectionsHere = (walked.get(state.id) ?? []).map(sectionId);
    for (const one of [...machinesHere, ...sectionsHere])
      if (!homes.has(one) && one !== machine?.id) homes.set(one, state.id);
  }
  const facts = new Set(new Vocabulary(kinds, sets).factNames());
  return { kinds, sets, walked, homes, isFact: (ref) => facts.has(ref) };
}

const contractOf = ({ sets }: Scene, flow: string, effect: string) =>
  sets.find((one) => one.flow === flow)?.effects?.[effect];

const noted = (lines: readonly string[]) => (lines.length > 0 ? { detail: lines.join('\n') } : {});

function sectionPart(scene: Scene, section: string, parent: string): GraphPart {
  const set = scene.sets.find(({ sections }) => Object.hasOwn(sections, section));
  if (set) return sectionGraph(scene.kinds, set, section, parent, scene.isFact);
  const node: GraphNode = { id: sectionId(section), kind: 'section', label: section, parent };
  return { ...none, nodes: [{ ...node, detail: 'its questions come with each template' }] };
}

/** The notes for an actor that is not drawn inside the state. */
function runNotes(scene: Scene, state: AnyStateNode, { id, name, logic }: Run): readonly string[] {
  if (isMachine(logic)) {
    if (isWalk(logic)) return [];
    const home = scene.homes.get(logic.id);
    return home === state.id ? [] : [`runs ${logic.id}, drawn ${home === undefined ? 'around this' : `in ${home}`}`];
  }
  const { learns, fails, learnsOnFailure } = contractOf(scene, state.machine.id, name) ?? {};
  const caught = state.transitions.has(`xstate.error.actor.${id}`);
  return [
    `effect ${name}`,
    ...(learns ? [`learns ${Object.keys(learns).join(', ')}`] : []),
    ...(learnsOnFailure ? [`learns from a failure ${Object.keys(learnsOnFailure).join(', ')}`] : []),
    ...(fails && !caught ? [`no way on from ${fails.join(', ')}`] : []),
  ];
}

function stateKind(state: AnyStateNode, runs: readonly Run[]): GraphNode['kind'] {
  if (state.type === 'final') return 'end';
  if (runs.some(({ logic }) => !isMachine(logic))) return 'effect';
  return runs.length === 0 && state.always ? 'decision' : 'state';
}

function statePart(scene: Scene, state: AnyStateNode, parent: string): GraphPart {
  const runs = runsOf(state);
  const sections = scene.walked.get(state.id) ?? [];
  const at = ({ id }: { readonly id: string }) => runs.find((run) => run.id === id);
  const codes = (invoked: string) => {
    const run = at({ id: invoked });
    return run && !isMachine(run.logic) ? (contractOf(scene, state.machine.id, run.name)?.fails ?? []) : [];
  };
  const elsewhere = sections.filter((one) => scene.homes.get(sectionId(one)) !== state.id);
  const notes = [
    ...runs.flatMap((run) => runNotes(scene, state, run)),
    ...elsewhere.map((one) => `walks ${one}, drawn in ${scene.homes.get(sectionId(one)) ?? ''}`),
  ];
  const edges = transitionEdges(state, codes);
  const own: GraphPart = {
    nodes: [{ id: state.id, kind: stateKind(state, runs), label: keyOf(state), parent, ...noted(notes) }],
    edges,
    uses: edges.flatMap(({ guard }) => (guard === undefined ? [] : [{ flow: state.machine.id, name: guard }])),
  };
  return together([
    own,
    ...statesIn(scene, state),
    ...sections.filter((one) => !elsewhere.includes(one)).map((one) => sectionPart(scene, one, state.id)),
    ...runs.flatMap(({ logic }) =>
      isMachine(logic) && scene.homes.get(logic.id) === state.id ? [machinePart(scene, logic, state.id)] : [],
    ),
  ]);
}

/** The states inside a state or machine, with a mark on the initial one. */
function statesIn(scene: Scene, outer: AnyStateNode): readonly GraphPart[] {
  const states = Object.values(outer.states);
  if (states.length === 0) return [];
  const start: GraphNode = { id: `start:${outer.id}`, kind: 'start', label: 'start', parent: outer.id };
  const first = outer.initial.target.map(({ id }): GraphPart['edges'][number] => ({
    from: start.id,
    to: id,
    kind: 'next',
  }));
  return [{ nodes: [start], edges: first, uses: [] }, ...states.map((state) => statePart(scene, state, outer.id))];
}

/** A machine. Events that it accepts in all of its states get their own entry mark. */
function machinePart(scene: Scene, machine: AnyStateMachine, parent?: string): GraphPart {
  const { id, root } = machine;
  const walks = actorsOf(machine).some(([, logic]) => isWalk(logic));
  const saving = walks ? contractOf(scene, id, 'saveAnswer')?.fails : undefined;
  const node: GraphNode = {
    id,
    kind: 'flow',
    label: id,
    ...(parent !== undefined && { parent }),
    ...noted(saving ? [`saving an answer fails with ${saving.join(', ')}: the step stays and says so`] : []),
  };
  const anywhere = transitionEdges(root, () => []).map((edge) => ({
    ...edge,
    from: `event:${id}:${edge.label ?? ''}`,
  }));
  const marks = [...new Set(anywhere.map(({ from }) => from))].map((from): GraphNode => ({
    id: from,
    kind: 'start',
    label: from.slice(`event:${id}:`.length),
    detail: 'taken in any state',
    parent: id,
  }));
  const uses = anywhere.flatMap(({ guard }) => (guard === undefined ? [] : [{ flow: id, name: guard }]));
  return together([{ nodes: [node, ...marks], edges: anywhere, uses }, ...statesIn(scene, root)]);
}

/**
 * The graph of a flow: its machine with the machines and sections it runs, each drawn in the first state that runs it.
 * Step sets without a machine are drawn as their sections.
 */
export function flowGraph(composition: Composition): Graph {
  const { flow, machine, written } = composition;
  const sets = written.map(({ set }) => set);
  const scene = sceneOf(kindsOf(written), sets, machine);
  const loose = sets.flatMap(({ sections }) => Object.keys(sections)).filter((one) => !scene.homes.has(sectionId(one)));
  const root = machine
    ? machinePart(scene, machine)
    : { ...none, nodes: [{ id: flow, kind: 'flow' as const, label: flow }] };
  const { nodes, edges, uses } = together([root, ...loose.map((one) => sectionPart(scene, one, flow))]);
  return { name: nameOf(composition), nodes, edges, legend: legendOf(sets, uses, scene.isFact) };
}
