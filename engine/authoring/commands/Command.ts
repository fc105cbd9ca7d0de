import type { Project } from './project/Project.ts';

/** The output and exit code of a command: 1 when something must be fixed, 2 when the arguments were not understood. */
export interface CommandResult {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

/** One command of the authoring tool. */
export interface Command {
  readonly name: string;
  /** The arguments, as shown in the usage text. */
  readonly takes: string;
  /** A one-line description. */
  readonly does: string;
  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @throws CommandError, DefinitionError, and the errors of `parseArgs` for arguments it does not understand
   */
  readonly run: (project: Project, args: readonly string[]) => CommandResult | Promise<CommandResult>;
}
