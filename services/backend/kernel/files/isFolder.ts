import { statSync } from 'node:fs';

/** Whether a folder is there. */
export const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
