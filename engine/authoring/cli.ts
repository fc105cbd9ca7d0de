import { resolve } from 'node:path';
import { runCommand } from './commands/runCommand.ts';

const root = resolve(import.meta.dirname, '../..');

const args = process.argv.slice(2);

/** What the tool did not foresee: what happened, why that may be, how to go on, and for whoever mends it the stack. */
const unforeseen = (error: unknown): string =>
  [
    `npm run flows -- ${args.join(' ')}: ${error instanceof Error ? error.message : String(error)}`,
    'The tool did not foresee this: a machine that breaks down when it is run, or a defect of the tool.',
    'See first what npm run flows -- check finds; where it finds nothing, show a developer what follows.',
    '',
    error instanceof Error ? error.stack : '',
    '',
  ].join('\n');

try {
  const { text, code } = await runCommand(root, args);
  process.stdout.write(text);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(unforeseen(error));
  process.exitCode = 1;
}
