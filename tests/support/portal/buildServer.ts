import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../../..');

/** A server that was built for tests. */
export interface BuiltServer {
  /** The path of what Node runs. */
  readonly file: string;
  /** Removes what was built. */
  readonly remove: () => Promise<void>;
}

/** Builds a server, apart from the portal's own build and from what another run builds. @param entry below the root */
export async function buildServer(entry: string): Promise<BuiltServer> {
  const name = entry.replace(/^.*\/|\.ts$/g, '');
  // Below the folder in which Node finds modules.
  const outDir = resolve(root, `node_modules/.cache/${name}-${process.pid}`);
  await build({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { ssr: entry, outDir, emptyOutDir: true },
  });
  return { file: resolve(outDir, `${name}.js`), remove: () => rm(outDir, { recursive: true, force: true }) };
}
