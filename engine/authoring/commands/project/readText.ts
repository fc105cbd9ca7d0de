import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileError } from './fileError.ts';

/**
 * Reads a file by its path relative to the project.
 *
 * @throws CommandError when it cannot be read
 */
export function readText(root: string, name: string): string {
  try {
    return readFileSync(resolve(root, name), 'utf8');
  } catch (error) {
    throw fileError(error, name, 'read');
  }
}
