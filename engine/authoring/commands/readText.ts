import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileError } from './fileError.ts';

/**
 * The text of a file that was named, relative to the project.
 *
 * @throws CommandError where it cannot be read
 */
export function readText(root: string, name: string): string {
  try {
    return readFileSync(resolve(root, name), 'utf8');
  } catch (error) {
    throw fileError(error, name, 'read');
  }
}
