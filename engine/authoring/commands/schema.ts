import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsJsonSchema } from '../read/stepsJsonSchema.ts';
import type { Command } from './Command.ts';

const FILE = 'flows/steps.schema.json';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Writes the JSON Schema that editors use to validate steps JSON. */
export const schema: Command = {
  name: 'schema',
  takes: '',
  does: `write ${FILE}, by which editors check steps JSON`,
  run({ root, language }) {
    const path = join(root, FILE);
    const text = stepsJsonSchema(language);
    if (read(path) === text) return { text: `${FILE} is up to date\n`, code: 0 };
    writeFileSync(path, text);
    return { text: `${FILE} written\n`, code: 0 };
  },
};
