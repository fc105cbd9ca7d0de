import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandResult } from './Command.ts';
import { fileError } from './fileError.ts';

/**
 * A document as a command's result: written to a file where one is named, relative to the project, else printed.
 *
 * @throws CommandError where the file cannot be written
 */
export function writeOut(root: string, text: string, file: string | undefined): CommandResult {
  if (file === undefined) return { text, code: 0 };
  try {
    writeFileSync(resolve(root, file), text);
  } catch (error) {
    throw fileError(error, file, 'written');
  }
  return { text: `${file} written\n`, code: 0 };
}
