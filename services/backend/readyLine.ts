import { hostname } from 'node:os';
import type { Settings } from './kernel/settings/settings.ts';

/** As pino names the level of what is no fault. */
const INFO = 30;

/**
 * The line that says that the server serves, whatever is logged: as JSON among the lines of a log, in words on a terminal.
 *
 * @param port that it listens on
 */
export function readyLine({ app }: Pick<Settings, 'app'>, port: number, isTerminal: boolean): string {
  const msg = `${app === undefined ? 'API' : 'Portal'} ready at http://localhost:${port}`;
  if (isTerminal) return `${msg}\n`;
  return `${JSON.stringify({ level: INFO, time: Date.now(), pid: process.pid, hostname: hostname(), msg })}\n`;
}
