import { statSync, readdirSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Whether a folder is there. */
export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Whether a path is a directory, or lies in it. */
export function isWithin(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The names of files or of folders in a folder, by name, without hidden ones. @throws Error where it is no folder */
export const namesIn = (folder: string, kind: 'files' | 'folders'): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (kind === 'folders' ? entry.isDirectory() : entry.isFile()))
    .map(({ name }) => name)
    .toSorted();
