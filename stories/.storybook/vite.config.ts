import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Stories need the styles and nothing of the portal's own build. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()] });
