import { nameOf, type Composition } from '#engine/authoring/read/Composition.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import { witnessesBeyond, type RunnableWitnesses } from '#engine/authoring/witness/witnessesBeyond.ts';
import { writtenCompositions } from './flowSources.ts';

/** One walk of a flow's witness set, with what runs it. */
export interface FlowWalk extends Pick<RunnableWitnesses, 'machine' | 'definition'> {
  /** The flow with its template, and which of its walks this is. */
  readonly name: string;
  readonly flow: string;
  readonly witness: Witness;
}

/** With which templates a flow is walked: its first one, or the others for what they show beyond it. */
export type Templates = 'first' | 'others';

const found = new Map<string, readonly FlowWalk[]>();

function seek(flow: string, composition: Composition, before: readonly Composition[]): readonly FlowWalk[] {
  const set = witnessesBeyond(composition, before);
  if (!set) return [];
  const { name, machine, definition, witnesses } = set;
  return witnesses.map((witness, at) => ({
    name: `${name}, walk ${at + 1} of ${witnesses.length}`,
    flow,
    machine,
    definition,
    witness,
  }));
}

/** The walks that together show everything of a flow. Those of a template are sought once, when they are asked for. */
export function* flowWalks(flow: string, templates: Templates): Generator<FlowWalk> {
  const compositions = writtenCompositions(flow);
  for (const [at, composition] of compositions.entries()) {
    if ((at === 0) !== (templates === 'first')) continue;
    const name = nameOf(composition);
    const walks = found.get(name) ?? seek(flow, composition, compositions.slice(0, at));
    found.set(name, walks);
    yield* walks;
  }
}

/** One of the walks of a flow, counting from 1. */
export function flowWalk(flow: string, templates: Templates, walk: number): FlowWalk | undefined {
  let count = 0;
  for (const one of flowWalks(flow, templates)) if ((count += 1) === walk) return one;
  return undefined;
}
