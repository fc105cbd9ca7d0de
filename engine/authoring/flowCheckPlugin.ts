import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { STEPS_FILE } from './readStepSets.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a check says, and whether something is to be mended. */
export interface Checked {
  readonly text: string;
  readonly failed: boolean;
}

/** Checks in a process of its own: it loads the machines as they are on disk now, whatever this process has loaded. */
const checkApart = (): Promise<Checked> =>
  new Promise((done, fail) => {
    const args = ['--import', 'tsx', resolve(root, 'engine/authoring/cli.ts'), 'check'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    const collect = (part: Buffer): void => {
      text += part.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', fail);
    child.on('close', (code) => done({ text, failed: code !== 0 }));
  });

const overlay = (message: string): ErrorPayload => ({
  type: 'error',
  err: { message, stack: '', plugin: 'flow-check' },
});

/** Prints what is wrong and shows it over the page; runs again whenever flows change, one run at a time. */
function watch(server: ViteDevServer, check: () => Promise<Checked>): void {
  let running = false;
  let again = false;
  let wrong: string | undefined;
  const run = async (): Promise<void> => {
    const { text, failed } = await check();
    wrong = failed ? text : undefined;
    if (wrong === undefined) return;
    server.config.logger.warn(wrong);
    server.ws.send(overlay(wrong));
  };
  const start = (): void => {
    again = running;
    if (running) return;
    running = true;
    run()
      .catch((error: unknown) => server.config.logger.error(String(error)))
      .finally(() => {
        running = false;
        if (again) start();
      });
  };
  server.ws.on('connection', () => {
    if (wrong !== undefined) server.ws.send(overlay(wrong));
  });
  server.watcher.add(resolve(root, 'flows'));
  server.watcher.on('change', (file) => {
    if (file.endsWith(STEPS_FILE) || file.endsWith('.machine.ts')) start();
  });
  start();
}

/**
 * Checks the flows with each build, which fails where something is to be mended, and while the dev server runs.
 *
 * @param check how it is checked; by default as the command line does
 */
export const flowCheckPlugin = (check: () => Promise<Checked> = checkApart): Plugin => ({
  name: 'flow-check',
  apply: () => process.env['VITEST'] === undefined,
  configureServer: (server) => watch(server, check),
  async buildStart() {
    // The dev server starts builds too; there the watcher checks, and findings do not stop it.
    if (this.environment.config.command === 'serve') return;
    const { text, failed } = await check();
    if (failed) this.error(text);
  },
});
