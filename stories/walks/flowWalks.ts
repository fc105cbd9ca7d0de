import { nameOf, type Composition } from '#engine/authoring/read/Composition.ts';
import type { Witness } from '#engine/authoring/finding/Witness.ts';
import { witnessesBeyond, type RunnableWitnesses } from '#engine/authoring/witness/witnessesBeyond.ts';
import { writtenCompositions } from './flowSources.ts';

/** One walk of a flow's witness set, with the machine and definition that run it. */
export interface FlowWalk extends Pick<RunnableWitnesses, 'machine' | 'definition'> {
  /** The names of flow and template, and the number of the walk. */
  readonly name: string;
  readonly flow: string;
  readonly witness: Witness;
}

/** The templates to walk a flow with: its first one, or all others for what they show in addition. */
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

/** The walks that together show everything of a flow. The walks of a template are computed on first use. */
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

/** One walk of a flow, counting from 1. */
export function flowWalk(flow: string, templates: Templates, walk: number): FlowWalk | undefined {
  let count = 0;
  for (const one of flowWalks(flow, templates)) if ((count += 1) === walk) return one;
  return undefined;
}
