import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { STEPS_FILE } from './readStepSets.ts';

const root = resolve(import.meta.dirname, '../..');

interface Checked {
  readonly text: string;
  readonly failed: boolean;
}

/** Checks in a process of its own: it loads the machines as they are on disk now, whatever this process has loaded. */
const check = () =>
  new Promise<Checked>((done, fail) => {
    const args = ['--import', 'tsx', resolve(root, 'engine/authoring/cli.ts'), 'check'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    child.stdout.on('data', (part: Buffer) => (text += part.toString()));
    child.stderr.on('data', (part: Buffer) => (text += part.toString()));
    child.on('error', fail);
    child.on('close', (code) => done({ text, failed: code !== 0 }));
  });

/** Prints what is wrong and shows it over the page; runs again whenever steps change, one run at a time. */
function watch(server: ViteDevServer): void {
  let running: Promise<void> | undefined;
  let again = false;
  const run = async (): Promise<void> => {
    const { text, failed } = await check();
    if (!failed) return;
    server.config.logger.warn(text);
    server.ws.send({ type: 'error', err: { message: text, stack: '', plugin: 'flow-check' } });
  };
  const start = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = run()
      .catch((error: unknown) => server.config.logger.error(String(error)))
      .finally(() => {
        running = undefined;
        if (!again) return;
        again = false;
        start();
      });
  };
  server.watcher.add(resolve(root, 'flows'));
  server.watcher.on('change', (file) => {
    if (file.endsWith(STEPS_FILE) || file.endsWith('.machine.ts')) start();
  });
  start();
}

/** Checks the flows with each build, which fails where something is to be mended, and while the dev server runs. */
export const flowCheckPlugin = (): Plugin => ({
  name: 'flow-check',
  apply: () => process.env['VITEST'] === undefined,
  configureServer: watch,
  async buildStart() {
    // The dev server starts builds too; there the watcher checks, and findings do not stop it.
    if (this.environment.config.command === 'serve') return;
    const { text, failed } = await check();
    if (failed) this.error(text);
  },
});
