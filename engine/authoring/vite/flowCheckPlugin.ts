import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import type { Finding } from '../finding/Finding.ts';
import { formatFinding } from '../finding/formatFinding.ts';
import { STEPS_FILE } from '../read/readStepSets.ts';
import type { Place } from '../read/Source.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The output of a check, whether something must be fixed, and where. */
export interface Checked {
  readonly text: string;
  readonly failed: boolean;
  readonly places?: readonly Place[];
}

const isFindings = (value: unknown): value is readonly Finding[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'severity' in one);

/** Parses the command's JSON output; any other output is passed on as text. */
export function checkedOf(output: string, failed: boolean): Checked {
  try {
    const findings: unknown = JSON.parse(output);
    if (!isFindings(findings)) return { text: output, failed };
    const open = findings.filter(({ severity }) => severity !== 'acknowledged');
    return { text: open.map(formatFinding).join('\n\n'), failed, places: open };
  } catch {
    return { text: output, failed };
  }
}

/** Checks in a separate process, which loads the machines from disk; this process may have older versions loaded. */
const checkApart = (): Promise<Checked> =>
  new Promise((done, fail) => {
    // Most of what an exploration makes is garbage soon.
    const args = ['--max-semi-space-size=64', '--import', 'tsx', resolve(root, 'flows/cli.ts'), 'check', '--json'];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    const collect = (part: Buffer): void => {
      text += part.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', fail);
    child.on('close', (code) => done(checkedOf(text, code !== 0)));
  });

/** The overlay on the page. Each place is a link that opens in the editor. */
function overlay({ text, places = [] }: Checked): ErrorPayload {
  const [first] = places;
  const stack = places
    .map(({ file, line, column = 1 }) => `    at ${resolve(root, file)}:${line}:${column}`)
    .join('\n');
  const loc = first && { file: resolve(root, first.file), line: first.line, column: first.column ?? 1 };
  return { type: 'error', err: { message: text, stack, plugin: 'flow-check', ...(loc && { loc }) } };
}

/** Prints the findings and shows them over the page. Runs again whenever flows change, one run at a time. */
function watch(server: ViteDevServer, check: () => Promise<Checked>): void {
  let running = false;
  let again = false;
  let wrong: Checked | undefined;
  const run = async (): Promise<void> => {
    const checked = await check();
    wrong = checked.failed ? checked : undefined;
    if (wrong === undefined) return;
    server.config.logger.warn(wrong.text);
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
 * Checks the flows on each build, which fails if something must be fixed, and while the dev server runs.
 *
 * @param check how to check; default: as on the command line
 */
export const flowCheckPlugin = (check: () => Promise<Checked> = checkApart): Plugin => ({
  name: 'flow-check',
  apply: () => process.env['VITEST'] === undefined,
  configureServer: (server) => watch(server, check),
  async buildStart() {
    // The dev server starts builds too. There the watcher checks, and findings must not stop the build.
    if (this.environment.config.command === 'serve') return;
    const { text, failed } = await check();
    if (failed) this.error(text);
  },
});
