import { join, resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { isFull } from './support/full.ts';
import { cameraFlags, findChromium, quietFlags } from './support/browser/findChromium.ts';

const root = resolve(import.meta.dirname, '..');

export default defineProject(async () => ({
  root,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    await storybookTest({
      configDir: join(root, 'stories/.storybook'),
      disableAddonDocs: true,
      tags: { exclude: isFull ? [] : ['full'] },
    }),
  ],
  // Named here because a cold run fails when a dependency is discovered while tests are running.
  optimizeDeps: {
    include: [
      '@base-ui/react/autocomplete',
      '@base-ui/react/csp-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/tabs',
      '@base-ui/react/tooltip',
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/lang-json',
      '@codemirror/language',
      '@codemirror/lint',
      '@codemirror/state',
      '@codemirror/view',
      '@googlemaps/js-api-loader',
      '@maskito/core',
      '@maskito/react',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/virtual-core',
      '@vanilla-extract/css',
      '@vanilla-extract/dynamic',
      '@vanilla-extract/recipes/createRuntimeFn',
      '@xstate/react',
      'ajv',
      'axe-core',
      'd3-array',
      'd3-shape',
      'd3-time',
      'ky',
      'luxon',
      'pusher-js',
      'react',
      'react-dom',
      'react-day-picker',
      'react-dom/client',
      'react-dropzone',
      'react-webcam',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'storybook/test',
      'vscode-json-languageservice',
      'vscode-languageserver-textdocument',
      'xstate',
    ],
  },
  test: {
    name: 'stories',
    sequence: { groupOrder: 2 },
    dir: root,
    // Stories wait for what moves.
    maxWorkers: 3,
    // A story of a flow walks all that the flow has.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      isolate: false,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({
        // Nothing slides in, so that what is there can be seen at once.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: await findChromium(), args: [...quietFlags, ...cameraFlags] },
      }),
    },
  },
}));
