import type { WrittenSet } from '../read/Composition.ts';
import { lineOf } from '../finding/Finding.ts';
import type { FlowEntry } from '../read/FlowEntry.ts';
import { readableSets } from '../check/readableSets.ts';
import { readStepSets } from '../read/readStepSets.ts';
import { CommandError } from './CommandError.ts';
import type { Project } from './Project.ts';
import { readIndex } from './readIndex.ts';

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
  const sources = readStepSets(root);
  const { written, findings } = readableSets(language, sources);
  if (written.length === sources.length) return { written, index: await readIndex(root) };
  const read = new Set(written.map(({ source }) => source.file));
  const problems = findings.filter(({ file }) => !read.has(file)).map(lineOf);
  throw new CommandError([...problems, 'Mend this first; npm run flows -- check says how.'].join('\n'), 1);
}
