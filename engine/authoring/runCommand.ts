import { check } from './commands/check.ts';
import type { Command, CommandResult } from './commands/Command.ts';
import { diff } from './commands/diff.ts';
import { exportFlow } from './commands/exportFlow.ts';
import { graph } from './commands/graph.ts';
import { newFlow } from './commands/newFlow.ts';
import { schema } from './commands/schema.ts';
import { simulate } from './commands/simulate.ts';
import { walks } from './commands/walks.ts';

/** Every command there is, in the order in which the usage names them. */
const commands: readonly Command[] = [check, graph, walks, simulate, diff, exportFlow, newFlow, schema];

const call = ({ name, takes }: Command) => `${name} ${takes}`.trim();

function usage(): string {
  const width = Math.max(...commands.map((one) => call(one).length));
  return [
    'npm run flows -- <command>',
    '',
    ...commands.map((one) => `  ${call(one).padEnd(width)}   ${one.does}`),
    '',
  ].join('\n');
}

/** Runs one command of the authoring tool. */
export async function runCommand(root: string, [name, ...args]: readonly string[]): Promise<CommandResult> {
  const command = commands.find((one) => one.name === name);
  if (command) return command.run(root, args);
  return { text: name === undefined ? usage() : `there is no command '${name}'\n\n${usage()}`, code: 2 };
}
