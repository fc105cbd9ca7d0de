import type { WrittenSet } from '../../read/Composition.ts';
import type { FlowEntry } from '../../read/FlowEntry.ts';
import { readStepSets } from '../../read/readStepSets.ts';
import type { Project } from './Project.ts';
import { readIndex } from './readIndex.ts';
import { readSets } from './readSets.ts';

/** The flows of a project: its step sets and its index. */
export interface Flows {
  readonly written: readonly WrittenSet[];
  readonly index: readonly FlowEntry[];
}

/**
 * Reads the flows of a project.
 *
 * @throws CommandError when a file cannot be read
 */
export async function readFlows({ root, language }: Project): Promise<Flows> {
  const written = readSets(language, readStepSets(root));
  return { written, index: await readIndex(root) };
}
