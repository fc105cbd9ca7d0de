import { composed, type Composition, type WrittenSet } from '../read/Composition.ts';
import { compositionsOf } from '../read/compositionsOf.ts';
import { didYouMean } from '../finding/didYouMean.ts';
import type { FlowEntry } from '../read/FlowEntry.ts';
import { machinesIn } from '../explore/machineParts.ts';
import { noSuch } from '../finding/noSuch.ts';

/** The subject of a drawing. */
export interface GraphSubject {
  readonly composition: Composition;
  /** Draws only the surroundings of these sections, for a step set that belongs to a larger flow. */
  readonly sections?: ReadonlySet<string>;
}

interface Asked {
  readonly name: string;
  readonly template?: string | undefined;
}

const namesOf = (written: readonly WrittenSet[]) => written.map(({ set }) => set.flow);

/** A flow of the index with one of its templates, or with its own step sets only. */
function ofEntry(entry: FlowEntry, written: readonly WrittenSet[], template: string | undefined) {
  const { flow, machine, composedWith } = entry;
  const own = written.filter(({ set }) => [flow, ...composedWith].includes(set.flow));
  if (template === undefined) return { composition: { flow, machine, written: own } };
  const all = composed(entry, written).compositions;
  const composition = all.find((one) => one.written.some(({ set }) => set.template && set.flow === template));
  if (composition) return { composition };
  const names = all.flatMap((one) => namesOf(one.written.filter(({ set }) => set.template)));
  const known = names.length > 0 ? `; there are ${names.join(', ')}` : '';
  return { problem: `flow '${flow}' has no template '${template}'${didYouMean(template, names)}${known}` };
}

/** A machine that flows of the index run, as a flow of its own. */
function ofMachine(index: readonly FlowEntry[], written: readonly WrittenSet[], name: string) {
  const machine = index.flatMap((entry) => machinesIn(entry.machine)).find(({ id }) => id === name);
  if (!machine) return undefined;
  const ids = new Set(machinesIn(machine).map(({ id }) => id));
  return { composition: { flow: name, machine, written: written.filter(({ set }) => ids.has(set.flow)) } };
}

/**
 * Finds what to draw for a name. A flow: all of it, with the given template if there is one. A flow that another flow
 * runs: by itself. A template: its sections within the flow that walks them.
 *
 * @returns a problem when nothing has that name
 */
export function subjectOf(
  index: readonly FlowEntry[],
  written: readonly WrittenSet[],
  { name, template }: Asked,
): GraphSubject | { readonly problem: string } {
  const entry = index.find(({ flow }) => flow === name);
  if (entry) return ofEntry(entry, written, template);
  if (template !== undefined) return { problem: `'${name}' is walked with no templates` };
  const inner = ofMachine(index, written, name);
  if (inner) return inner;
  const own = written.find(({ set }) => set.flow === name);
  if (!own) return { problem: noSuch('flow', name, namesOf(written)) };
  const [composition] = compositionsOf(index, written, name);
  if (!composition) return { composition: { flow: name, written: [own] } };
  return { composition, sections: new Set(Object.keys(own.set.sections)) };
}
