import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from './freePort.ts';

const root = resolve(import.meta.dirname, '../../..');
const server = resolve(root, 'dist/server/main.js');

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
  /** Ends it as the power would. */
  kill(): Promise<void>;
  /** Asks it to stop. */
  stop(): Promise<void>;
}

/** Starts the built portal and waits until it answers. Build it first: `npm run build`. */
export async function startPortal({
  data = 'memory',
  port,
  env = {},
  logFile,
}: StartOptions = {}): Promise<RunningPortal> {
  if (!existsSync(server)) throw new Error('the portal is not built; run `npm run build` first');
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [server], {
    cwd: root,
    env: {
      ...process.env,
      // As on a machine that says nothing: the test runner says 'test'.
      NODE_ENV: undefined,
      PORT: String(chosen),
      PORTAL_DATA: data,
      PORTAL_RATE_LIMIT: '0',
      PORTAL_LOGIN_RATE_LIMIT: '0',
      PORTAL_UPLOAD_RATE_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const keep = (chunk: Buffer) => {
    written += chunk.toString();
    if (logFile !== undefined) appendFileSync(logFile, chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await ready(child, () => written);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    port: chosen,
    url: `http://localhost:${chosen}`,
    log: () => written,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function ready(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (log().includes('Portal ready at')) done();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => fail(new Error(`the portal ended with code ${code} before it was ready:\n${log()}`)));
  });
}
