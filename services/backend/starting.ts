import { loadSharp } from './modules/images/loadSharp.ts';
import { hostname } from 'node:os';
import type { Settings } from './kernel/settings/settings.ts';
import { DirectoryInUseError } from './kernel/database/DirectoryInUseError.ts';
import { unavailabilityIn } from './kernel/database/DatabaseUnavailableError.ts';
import { SettingsError } from './kernel/settings/SettingsError.ts';

/**
 * Loads the libraries that stand apart from the bundle and that few requests need: once patients are served, who do not wait for
 * them, and before one of them needs a library that an installation lacks.
 *
 * @throws Error where one is missing or not made for this machine
 */
export async function loadApart(): Promise<void> {
  await loadSharp();
  await import('./modules/pictures/drawPreview.ts');
  await import('pdfkit');
  await import('fontkit');
}

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

/** Why a server did not start: in one line what the operator can mend; anything else with where it happened. */
export function startFault(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DirectoryInUseError) return error.message;
  const away = unavailabilityIn(error);
  if (away)
    return (
      `The database went away or ran out of room while the portal started (${away.code || 'unknown reason'}). ` +
      'See to the server of DATABASE_URL or the disk of PORTAL_DATA and start again: nothing is half done.'
    );
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}

/** Milliseconds after draining within which the process ends, whatever a client, a job or the database does. */
const LIMIT = 10_000;

/** Milliseconds within which a signal is the same one: npm passes on what the terminal has sent to all of its processes. */
const SAME = 500;

/**
 * Ends the process on SIGTERM and SIGINT: with code 0 once everything is closed, with 1 where that takes 10 seconds longer
 * than it drains, or a second signal comes.
 *
 * @param drain milliseconds for which it goes on serving
 * @param close what is done before; it may be called while the process still starts
 */
export function stopOnSignals(drain: number, close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => {
      process.stderr.write('Something was still under way after 10 s. It is taken up again at the next start.\n');
      process.exit(1);
    }, drain + LIMIT);
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
