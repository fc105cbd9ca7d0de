import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandResult } from './Command.ts';

/** A document as a command's result: written to a file where one is named, relative to the project, else printed. */
export function writeOut(root: string, text: string, file: string | undefined): CommandResult {
  if (file === undefined) return { text, code: 0 };
  writeFileSync(resolve(root, file), text);
  return { text: `${file} written\n`, code: 0 };
}
