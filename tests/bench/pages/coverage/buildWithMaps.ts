import { resolve } from 'node:path';
import { build } from 'vite';

/** Builds the portal anew with source maps beside its files, which are otherwise those of `npm run build`. */
export async function buildWithMaps(directory: string): Promise<void> {
  const root = resolve(import.meta.dirname, '../../../..');
  await build({
    configFile: resolve(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: resolve(directory, 'app'), sourcemap: 'hidden' },
  });
}
