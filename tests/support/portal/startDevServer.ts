import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');

const vite = join(root, 'node_modules/vite/bin/vite.js');
const settings = fileURLToPath(new URL('./uncheckedDev.config.ts', import.meta.url));

/** The development server, as `npm run dev` starts it but without its check of the flows, on a port that is free. */
export async function startDevServer(data: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, [vite, '--config', settings, '--port', '0'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'development', PORTAL_DATA: data, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const url = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(written)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => fail(new Error(`the development server ended with ${code}:\n${written}`)));
  });
  // It is there before the backend in it is.
  await fetch(`${url}/healthz`);
  return { url, child };
}
