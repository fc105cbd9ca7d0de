import { readableSets } from '../../check/files/readableSets.ts';
import { lineOf } from '../../finding/Finding.ts';
import type { WrittenSet } from '../../read/Composition.ts';
import type { Source } from '../../read/Source.ts';
import type { StepLanguage } from '../../read/StepLanguage.ts';
import { CommandError } from './CommandError.ts';

/**
 * The step sets of sources.
 *
 * @throws CommandError where one of them cannot be read
 */
export function readSets(language: StepLanguage, sources: readonly Source[]): readonly WrittenSet[] {
  const { written, findings } = readableSets(language, sources);
  if (written.length === sources.length) return written;
  const read = new Set(written.map(({ source }) => source.file));
  const problems = findings.filter(({ file }) => !read.has(file)).map(lineOf);
  throw new CommandError([...problems, 'Mend this first; npm run flows -- check says how.'].join('\n'), 1);
}
