import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import { check } from './check.ts';
import type { Command, CommandResult } from './Command.ts';
import { CommandError } from './project/CommandError.ts';
import { diff } from './diff.ts';
import { exportFlow } from './exportFlow.ts';
import { facts, schema } from './generated.ts';
import { graph } from './graph.ts';
import { newFlow } from './newFlow.ts';
import type { Project } from './project/Project.ts';
import { simulate } from './simulate.ts';
import { walks } from './walks.ts';
import { ExportError } from '../export/ExportError.ts';

/** All commands, in the order of the usage text. */
const commands: readonly Command[] = [check, graph, walks, simulate, diff, exportFlow, newFlow, facts, schema];

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

const isAboutArguments = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The output of a command that failed with an expected error. Unexpected errors are thrown again. */
function refusal(error: unknown, command: Command): CommandResult {
  if (error instanceof CommandError) return { text: `${error.message}\n`, code: error.code };
  if (error instanceof ExportError) return { text: `${error.message}\n`, code: 1 };
  if (error instanceof DefinitionError)
    return { text: `${error.message}\nMend this first; npm run flows -- check says where it is.\n`, code: 1 };
  if (isAboutArguments(error)) return { text: `${error.message}\n\nnpm run flows -- ${call(command)}\n`, code: 2 };
  throw error;
}

/** Runs one command of the authoring tool. */
export async function runCommand(project: Project, [name, ...args]: readonly string[]): Promise<CommandResult> {
  const command = commands.find((one) => one.name === name);
  if (command) {
    try {
      return await command.run(project, args);
    } catch (error) {
      return refusal(error, command);
    }
  }
  return { text: name === undefined ? usage() : `there is no command '${name}'\n\n${usage()}`, code: 2 };
}
