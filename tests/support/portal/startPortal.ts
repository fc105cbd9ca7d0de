import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { count } from '../count.ts';
import { freePort } from './freePort.ts';
import { serverProcess } from './serverProcess.ts';

const server = resolve(import.meta.dirname, '../../../dist/server/main.js');

interface StartOptions {
  /** A directory, or `memory`. */
  readonly data?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** A file that the log goes to as well. */
  readonly logFile?: string;
}

/** A portal that listens, whoever has started it. */
export interface StandingPortal {
  readonly port: number;
  readonly url: string;
  /** Everything it wrote to its log. */
  log(): string;
}

/** A running portal, as a newcomer would start it. */
export interface RunningPortal extends StandingPortal {
  readonly pid: number;
  /** Ends it as the power would. */
  kill(): Promise<void>;
  /** Asks it to stop. */
  stop(): Promise<void>;
}

/** @throws Error where the portal is not built */
export function refuseUnlessBuilt(): void {
  if (existsSync(server)) return;
  const error = new Error('the portal is not built; run `npm run build` first');
  // Of a stack in a global setup Vitest cannot find the sources, and would print that in place of the message.
  error.stack = error.message;
  throw error;
}

/** Starts the built portal and waits until it answers. Build it first: `npm run build`. */
export async function startPortal({
  data = 'memory',
  port,
  env = {},
  logFile,
}: StartOptions = {}): Promise<RunningPortal> {
  refuseUnlessBuilt();
  count('servers started');
  const chosen = port ?? (await freePort());
  const portal = serverProcess({
    file: server,
    env: { PORT: String(chosen), PORTAL_DATA: data, ...env },
    logFile,
  });
  const url = await portal.ready();
  const end = async (signal: NodeJS.Signals) => {
    portal.signal(signal);
    await portal.ended();
  };
  return {
    pid: portal.pid,
    port: chosen,
    url,
    log: () => portal.written(),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
