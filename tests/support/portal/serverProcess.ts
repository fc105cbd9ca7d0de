import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

interface ServerOptions {
  /** What Node runs. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** A file that everything it writes goes to as well. */
  readonly logFile?: string | undefined;
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** Everything it wrote so far. */
  written(): string;
  /** Waits until it serves. @returns its address @throws Error where it ends instead */
  ready(): Promise<string>;
  /** Waits until it has ended. @returns its exit code; null where a signal ended it */
  ended(): Promise<number | null>;
  isAlive(): boolean;
  signal(name: NodeJS.Signals): void;
}

/** Starts a built server in the production mode, without limits of requests. */
export function serverProcess({ file, env, logFile }: ServerOptions): ServerProcess {
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      ...process.env,
      // As on a machine that says nothing: the test runner says 'test'.
      NODE_ENV: undefined,
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
  // By then everything that it wrote has been read.
  const closed = once(child, 'close');
  return {
    pid: child.pid ?? 0,
    written: () => written,
    ready: () =>
      new Promise((done, fail) => {
        const look = () => {
          const [, url] = /(?:Portal|API) ready at ([^\s"]+)/.exec(written) ?? [];
          if (url !== undefined) done(url);
        };
        look();
        child.stdout.on('data', look);
        void closed.then(() => fail(new Error(`the server ended before it was ready:\n${written}`)));
      }),
    async ended() {
      await closed;
      return child.exitCode;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => void child.kill(name),
  };
}
