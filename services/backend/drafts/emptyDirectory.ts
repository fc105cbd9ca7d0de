import { mkdir, readdir } from 'node:fs/promises';
import { DraftExportError } from './DraftExportError.ts';

/**
 * Makes a directory, unless it is there and empty.
 *
 * @throws DraftExportError where something is in it, or it is a file
 */
export async function emptyDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOTDIR')))
      throw error;
    throw new DraftExportError(`${directory} is no directory, or leads through a file. Name a directory.`, {
      cause: error,
    });
  }
  if ((await readdir(directory)).length > 0)
    throw new DraftExportError(
      `${directory} is not empty: what is left there of an earlier export would be counted with this one. ` +
        'Name another directory, or empty it first.',
    );
}
