import type { AnyStateMachine } from 'xstate';
import type { Definition } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { definitionOf, kindsOf, nameOf, type Composition, type WrittenSet } from '../read/Composition.ts';
import { compositionsOf } from '../read/compositionsOf.ts';
import type { FlowEntry } from '../read/FlowEntry.ts';
import { machinesIn } from '../explore/machineParts.ts';
import { noSuch } from '../finding/noSuch.ts';
import { Vocabulary } from '../answers/Vocabulary.ts';
import { sectionsMachine } from './sections.machine.ts';

/** The subject of a simulation: a machine, and the step sets that run with it. */
export interface Subject {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly definition: Definition;
  /** The initial facts about the template. */
  readonly facts: Facts;
}

/** The subject that a name stands for, or the reason why there is none. */
type Found = { readonly subject: Subject } | { readonly problem: string };

/**
 * The machine with that name in a composition; for a step set without a machine, one that walks its sections in order.
 */
function machineFor({ machine }: Composition, { set }: WrittenSet): AnyStateMachine {
  const own = machine && machinesIn(machine).find(({ id }) => id === set.flow);
  return own ?? sectionsMachine(set.flow, Object.keys(set.sections));
}

/** The template facts of a composition that its flow supplies and declares. */
function templateFacts(index: readonly FlowEntry[], { flow, written }: Composition): Facts {
  const header = written.map(({ set }) => set.template).find((one) => one !== undefined);
  const tells = index.find((entry) => entry.flow === flow)?.templateFacts;
  const vocabulary = new Vocabulary(
    kindsOf(written),
    written.map(({ set }) => set),
  );
  const known = header && tells ? Object.entries(tells(header)) : [];
  return Object.fromEntries(known.filter(([ref]) => vocabulary.fact(ref)));
}

/**
 * Finds the subject for a name. A flow of the index runs its machine. A step set that other flows use runs its own
 * machine or, if it is a template, its sections.
 *
 * @param template the template to use, for a flow that runs with each of them
 */
export function subjectOf(
  index: readonly FlowEntry[],
  written: readonly WrittenSet[],
  name: string,
  template: string | undefined,
): Found {
  const own = written.find(({ set }) => set.flow === name);
  if (!own) {
    const names = written.map(({ set }) => set.flow);
    return { problem: noSuch('flow', name, names) };
  }
  const all = compositionsOf(index, written, name);
  const templates = written.filter(({ set }) => set.template).map(({ set }) => set.flow);
  if (template !== undefined && !templates.includes(template))
    return { problem: noSuch('template', template, templates) };
  const fitting = all.filter((one) => template === undefined || one.written.some(({ set }) => set.flow === template));
  if (fitting.length > 1 && index.some((entry) => entry.flow === name && entry.eachTemplate))
    return { problem: `'${name}' runs with a template: add "template" to the file, one of ${templates.join(', ')}` };
  const composition = fitting[0] ?? all[0] ?? { flow: name, written: [own] };
  const machine = machineFor(composition, own);
  const { flow } = composition;
  const label = flow === name ? nameOf(composition) : name;
  const definition = definitionOf(composition.written);
  return { subject: { name: label, machine, definition, facts: templateFacts(index, composition) } };
}
