import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

const vite = resolve(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');
const settings = fileURLToPath(new URL('./vite.config.ts', import.meta.url));

/** Builds the playground and serves it. @returns the address of its page */
export async function builtPlayground(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, [vite, 'build', '--config', settings, '--outDir', folder], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let written = '';
  child.stderr.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the build of the playground ended with ${code}:\n${written}`);
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    address: `${url}/iframe.html`,
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
