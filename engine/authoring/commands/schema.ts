import { stepsJsonSchema } from '../read/stepsJsonSchema.ts';
import type { Command } from './Command.ts';
import { writeGenerated } from './writeGenerated.ts';

const FILE = 'flows/steps.schema.json';

/** Writes the JSON Schema that editors use to validate steps JSON. */
export const schema: Command = {
  name: 'schema',
  takes: '',
  does: `write ${FILE}, by which editors check steps JSON`,
  run: ({ root, language }) => writeGenerated(root, { path: FILE, text: stepsJsonSchema(language) }),
};
