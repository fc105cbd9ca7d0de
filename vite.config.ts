import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { flowCheckPlugin } from './engine/authoring/flowCheckPlugin.ts';
import { backendPlugin } from './services/backend/backendPlugin.ts';

const root = import.meta.dirname;

/** `vite build` makes the portal, `vite build --ssr` the server that serves it; `vite` runs both in one process. */
export default defineConfig(({ isSsrBuild }) => ({
  root: process.env['VITEST'] || isSsrBuild ? root : resolve(root, 'app'),
  plugins: [react(), vanillaExtractPlugin(), ...(isSsrBuild ? [] : [flowCheckPlugin(), backendPlugin()])],
  build: {
    outDir: resolve(root, isSsrBuild ? 'dist/server' : 'dist/app'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // React's libraries mark client modules for servers that render; nothing here does.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    target: isSsrBuild ? 'node20' : 'baseline-widely-available',
  },
  server: { port: 5173 },
  test: {
    projects: [
      'tests/vitest.unit.config.ts',
      'tests/vitest.backend.config.ts',
      'tests/vitest.stories.config.ts',
      'tests/vitest.e2e.config.ts',
    ],
  },
}));
