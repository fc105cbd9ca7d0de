import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the bare page as the portal is built: same bundler, same minifier, one file of code. */
export async function buildBarePage(directory: string): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, 'bare'),
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: directory, emptyOutDir: true, target: 'baseline-widely-available' },
  });
}
