import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** A server that can be started. */
export interface BuiltServer {
  /** The file to start. */
  readonly file: string;
  remove(): Promise<void>;
}

/** Builds a server of this folder as that of the portal is built. @param name of its file, without extension */
export async function buildServer(name: string): Promise<BuiltServer> {
  // Where modules are found, and apart from what another run builds.
  const outDir = resolve(root, `node_modules/.cache/bench-${name}-${process.pid}`);
  await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: `tests/bench/server/${name}.ts`, outDir, emptyOutDir: true },
  });
  return {
    file: resolve(outDir, `${name}.js`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
