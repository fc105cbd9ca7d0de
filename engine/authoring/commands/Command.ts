import type { Project } from './Project.ts';

/** What a command prints, and with which code it ends: 1 where something is wrong, 2 where it was not understood. */
export interface CommandResult {
  readonly text: string;
  readonly code: 0 | 1 | 2;
}

/** One command of the authoring tool. */
export interface Command {
  readonly name: string;
  /** Its arguments as the usage shows them. */
  readonly takes: string;
  /** What it does, in one line. */
  readonly does: string;
  /**
   * @param args what stands behind the command's name
   * @throws CommandError, DefinitionError, and what `parseArgs` says of arguments that are not understood
   */
  readonly run: (project: Project, args: readonly string[]) => CommandResult | Promise<CommandResult>;
}
