import { readdirSync } from 'node:fs';

/** The names of files or of folders in a folder, by name, without hidden ones. @throws Error where it is no folder */
export const namesIn = (folder: string, kind: 'files' | 'folders'): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (kind === 'folders' ? entry.isDirectory() : entry.isFile()))
    .map(({ name }) => name)
    .toSorted();
