import type { Project } from './project/Project.ts';
import { runCommand } from './runCommand.ts';

/** The text for an unexpected error: what happened, the likely cause, how to go on, and the stack for the developer. */
const unforeseen = (args: readonly string[], error: unknown): string =>
  [
    `npm run flows -- ${args.join(' ')}: ${error instanceof Error ? error.message : String(error)}`,
    'The tool did not foresee this: a machine that breaks down when it is run, or a defect of the tool.',
    'First run npm run flows -- check. If it finds nothing, show the following to a developer.',
    '',
    error instanceof Error ? error.stack : '',
    '',
  ].join('\n');

/** Runs a command from the command line: prints its text and sets the exit code. */
export async function runTool(project: Project, args: readonly string[]): Promise<void> {
  try {
    const { text, code } = await runCommand(project, args);
    process.stdout.write(text);
    process.exitCode = code;
  } catch (error) {
    process.stderr.write(unforeseen(args, error));
    process.exitCode = 1;
  }
}
