import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { saveFlowPlugin } from '../../engine/authoring/vite/saveFlowPlugin.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Stories need only the styles of the portal's build; the save plugin lets the playground write the files that it
 * edits.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), saveFlowPlugin(root)],
  worker: { format: 'es' },
});
