import { readFileSync } from 'node:fs';

/** What the operating system says of a process, in kB and seconds. */
export interface ProcessFigures {
  /** Memory that it holds now, and the most that it ever held. */
  readonly held: number;
  readonly peak: number;
  readonly cpu: number;
}

/** Of the clock that Linux counts processor time by, a second. */
const TICKS = 100;

/** Reads them, on Linux alone. @throws Error elsewhere, or where there is no such process */
export function processFigures(pid: number): ProcessFigures {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const numberAt = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]);
  // What stands before them is the name, which may hold blanks.
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return { held: numberAt('VmRSS'), peak: numberAt('VmHWM'), cpu: (Number(user) + Number(system)) / TICKS };
}
