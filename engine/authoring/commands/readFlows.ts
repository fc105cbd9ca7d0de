import type { WrittenSet } from '../Composition.ts';
import type { FlowEntry } from '../FlowEntry.ts';
import { readableSets } from '../readableSets.ts';
import { readStepSets } from '../readStepSets.ts';
import { placeText } from '../Source.ts';
import { CommandError } from './CommandError.ts';
import { readIndex } from './readIndex.ts';

/** The flows of a project: its step sets and its index. */
export interface Flows {
  readonly written: readonly WrittenSet[];
  readonly index: readonly FlowEntry[];
}

/**
 * Reads the flows of a project.
 *
 * @throws CommandError where one of them cannot be read
 */
export async function readFlows(root: string): Promise<Flows> {
  const { written, findings } = readableSets(readStepSets(root));
  if (findings.length === 0) return { written, index: await readIndex(root) };
  const problems = findings.map((one) => [placeText(one), one.pointer, one.what].filter(Boolean).join(' '));
  throw new CommandError([...problems, 'Mend this first; npm run flows -- check says how.'].join('\n'), 1);
}
