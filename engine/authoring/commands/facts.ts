import { readStepSets } from '../read/readStepSets.ts';
import type { Command } from './Command.ts';
import { factsFile } from './factsFile.ts';
import { writeGenerated } from './writeGenerated.ts';

/** Writes the file by which TypeScript knows the facts of all flows. */
export const facts: Command = {
  name: 'facts',
  takes: '',
  does: 'write flows/facts.ts, by which TypeScript knows the facts that steps JSON declares',
  run: ({ root, language }) => writeGenerated(root, factsFile(language, readStepSets(root))),
};
