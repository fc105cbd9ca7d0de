import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The playground without the Storybook around it, which takes a minute to build. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  worker: { format: 'es' },
  build: { rolldownOptions: { input: resolve(import.meta.dirname, 'iframe.html') }, emptyOutDir: true, minify: false },
});
