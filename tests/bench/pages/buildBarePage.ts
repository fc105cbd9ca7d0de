import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Which bare page, where it is built to, and what its code is told. */
interface BarePageBuild {
  readonly page: 'bare' | 'bareVisit';
  readonly directory: string;
  readonly define?: { readonly [name: string]: string };
}

/** Builds a bare page as the portal is built: same bundler, same minifier, one file of code. */
export async function buildBarePage({ page, directory, define = {} }: BarePageBuild): Promise<void> {
  await build({
    configFile: false,
    root: resolve(import.meta.dirname, page),
    logLevel: 'error',
    plugins: [react()],
    define,
    build: { outDir: directory, emptyOutDir: true, target: 'baseline-widely-available' },
  });
}
