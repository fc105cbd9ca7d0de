import { readFileSync } from 'node:fs';

/** States of a process that has ended and is only still listed, because its parent has not asked how it ended. */
const ENDED: ReadonlySet<string | undefined> = new Set(['Z', 'X', 'x']);

/** What the system says of a process from its state on. Undefined where it says nothing. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, as an opaque text; 'unknown' where the system does not tell, undefined where it is dead. The
 * text is the clock tick of its start: ids are given again, ticks are not.
 */
export function processStart(pid: number): string | undefined {
  if (!exists(pid)) return undefined;
  const stat = statOf(pid);
  return ENDED.has(stat?.[0]) ? undefined : (stat?.[19] ?? 'unknown');
}
