import type { Place } from '../../read/Source.ts';

const slashes = (path: string) => path.replaceAll('\\', '/');

/**
 * The place in a project's flows where an error was thrown, from its stack or message; undefined when neither names a
 * file.
 */
export function brokenAt(root: string, cause: unknown): Place | undefined {
  const stack = cause instanceof Error ? slashes(cause.stack ?? cause.message) : '';
  const [, ...places] = stack.split(`${slashes(root)}/flows/`);
  for (const one of places) {
    const [, file, line, column] = /^([^:?()\s]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(one) ?? [];
    if (file !== undefined) return { file: `flows/${file}`, pointer: '', line: Number(line), column: Number(column) };
  }
  return undefined;
}
