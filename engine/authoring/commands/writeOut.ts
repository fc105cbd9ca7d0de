import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandResult } from './Command.ts';
import { fileError } from './project/fileError.ts';

/**
 * Writes a document to a file relative to the project, or prints it when no file is named.
 *
 * @throws CommandError when the file cannot be written
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
