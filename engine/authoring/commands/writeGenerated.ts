import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewFile } from '../scaffold/NewFile.ts';
import type { CommandResult } from './Command.ts';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Writes a generated file of a project where it is not as it should be, and says which it was. */
export function writeGenerated(root: string, { path, text }: NewFile): CommandResult {
  if (read(join(root, path)) === text) return { text: `${path} is up to date\n`, code: 0 };
  writeFileSync(join(root, path), text);
  return { text: `${path} written\n`, code: 0 };
}
