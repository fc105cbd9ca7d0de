import { readFileSync } from 'node:fs';

/** The clock tick at which a process started; ids are given again, ticks are not. Undefined where the system tells none. */
function startTick(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may itself hold spaces and parentheses.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
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

/** When a process started, as an opaque text; 'unknown' where the system does not tell, undefined where it is dead. */
export const processStart = (pid: number): string | undefined =>
  exists(pid) ? (startTick(pid) ?? 'unknown') : undefined;
