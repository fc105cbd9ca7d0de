import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../scaffold/NewFile.ts';
import { readStepSets } from '../read/readStepSets.ts';
import { stepsJsonSchema } from '../read/stepsJsonSchema.ts';
import type { Command, CommandResult } from './Command.ts';
import { factsFile } from './factsFile.ts';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Writes a generated file of a project where it is not as it should be, and says which it was. */
function writeGenerated(root: string, { path, text }: NewFile): CommandResult {
  if (read(join(root, path)) === text) return { text: `${path} is up to date\n`, code: 0 };
  writeFileSync(join(root, path), text);
  return { text: `${path} written\n`, code: 0 };
}

/** Writes the file by which TypeScript knows the facts of all flows. */
export const facts: Command = {
  name: 'facts',
  takes: '',
  does: 'write flows/facts.ts, by which TypeScript knows the facts that steps JSON declares',
  run: ({ root, language }) => writeGenerated(root, factsFile(language, readStepSets(root))),
};

const FILE = 'flows/steps.schema.json';

/** Writes the JSON Schema that editors use to validate steps JSON. */
export const schema: Command = {
  name: 'schema',
  takes: '',
  does: `write ${FILE}, by which editors check steps JSON`,
  run: ({ root, language }) => writeGenerated(root, { path: FILE, text: stepsJsonSchema(language) }),
};
