import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a directory, or lies in it. */
export function isWithin(directory: string, path: string): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
