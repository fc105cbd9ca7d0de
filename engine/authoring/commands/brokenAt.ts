import type { Place } from '../read/Source.ts';

const slashes = (path: string) => path.replaceAll('\\', '/');

/** Where in a project's flows something that was thrown comes from, as its stack or its message says; undefined where it is silent. */
export function brokenAt(root: string, cause: unknown): Place | undefined {
  const stack = cause instanceof Error ? slashes(cause.stack ?? cause.message) : '';
  const [, ...places] = stack.split(`${slashes(root)}/flows/`);
  for (const one of places) {
    const [, file, line, column] = /^([^:?()\s]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(one) ?? [];
    if (file !== undefined) return { file: `flows/${file}`, pointer: '', line: Number(line), column: Number(column) };
  }
  return undefined;
}
