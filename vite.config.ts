import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { compressPlugin } from './services/backend/pages/compressPlugin.ts';
import { browserFloor } from './app/browserFloor.ts';
import { documentCode } from './app/documentCode.ts';
import { documentsPlugin } from './app/documentsPlugin.ts';
import { loadingPlugin } from './app/loading/loadingPlugin.ts';
import { loadOrderPlugin } from './app/loadOrderPlugin.ts';
import { versionPlugin } from './app/version/versionPlugin.ts';
import { flowCheckPlugin } from './engine/authoring/vite/flowCheckPlugin.ts';
import { backendPlugin } from './services/backend/backendPlugin.ts';
import { emptyDatabasePlugin } from './services/backend/deploy/emptyDatabasePlugin.ts';
import { noticesPlugin } from './services/backend/deploy/noticesPlugin.ts';
import { keepBeforePlugin } from './services/backend/pages/keepBeforePlugin.ts';

const root = import.meta.dirname;

/** The oldest browsers, in the words of the build. */
const targets = Object.entries(browserFloor).map(([name, version]) => name.replace('safari_ios', 'ios') + version);

/** The documents of the portal: the pages that anybody may open, visits, and everything else behind the login. */
const documents = {
  index: resolve(root, 'app/index.html'),
  entry: resolve(root, 'app/entry.html'),
  visit: resolve(root, 'app/visit.html'),
};

/** The server, and the documents whose first screen it draws. */
const servers = {
  main: resolve(root, 'services/backend/main.ts'),
  renderEntry: resolve(root, 'app/entry/renderEntry.tsx'),
  renderVisit: resolve(root, 'app/visit/document/renderVisit.tsx'),
  renderPage: resolve(root, 'app/document/renderPage.tsx'),
};

/** Packages that stay where they are: they bring native code, or files that they read themselves, or few servers need them. */
const leftApart = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'fontkit',
  'heic-decode',
  'pdfkit',
  'sharp',
];

/** `vite build` makes the portal, `vite build --ssr` the server that serves it; `vite` runs both in one process. */
export default defineConfig(({ command, isSsrBuild }) => ({
  // One root for both builds: the names of style classes are made from paths below it.
  root: process.env['VITEST'] ? root : resolve(root, 'app'),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    ...(isSsrBuild
      ? [emptyDatabasePlugin(root)]
      : [
          flowCheckPlugin(),
          documentsPlugin(),
          loadingPlugin(resolve(root, 'app/loading/loadCode.ts')),
          loadOrderPlugin(),
          backendPlugin(),
          versionPlugin(),
          keepBeforePlugin(resolve(root, 'dist/app')),
          compressPlugin(),
          noticesPlugin(root),
        ]),
  ],
  resolve: {
    // React has had this itself since version 18; libraries bring what stood in for it before.
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  define: {
    INSPECTABLE: JSON.stringify(command === 'serve'),
    // Whatever the environment of a server says, its libraries are those for patients.
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // A server that looks for a thousand files of its packages is ready half a second later.
  ...(isSsrBuild && { ssr: { noExternal: true as const, external: leftApart } }),
  build: {
    outDir: resolve(root, isSsrBuild ? 'dist/server' : 'dist/app'),
    emptyOutDir: true,
    // What the code of each page needs: the server sends it with the page.
    manifest: !isSsrBuild && 'manifest.json',
    assetsInlineLimit: 0,
    // Every browser that the portal is built for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: isSsrBuild ? servers : documents,
      // React's libraries mark client modules for servers that render; here they run in both.
      checks: { moduleLevelDirective: false },
      ...(!isSsrBuild && {
        // To read a property does nothing, so that a schema made of others is left out where nobody asks for it.
        treeshake: { propertyReadSideEffects: false as const },
        output: {
          codeSplitting: { groups: documentCode },
          // The page names each chunk that its routes may need, and a hash does not compress: 36 bits and more tell versions apart.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        },
      }),
    },
    target: isSsrBuild ? 'node20' : targets,
  },
  // Styles ask for it once they are made: found only then, it would have the first page load twice.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: { port: 5173 },
  test: {
    // What was transformed once is read from a cache below node_modules by the next run.
    experimental: { fsModuleCache: true },
    reporters: ['default', resolve(root, 'tests/support/BudgetReporter.ts')],
    projects: [
      'tests/vitest.unit.config.ts',
      'tests/vitest.backend.config.ts',
      'tests/vitest.pages.config.ts',
      'tests/vitest.stories.config.ts',
      'tests/vitest.e2e.config.ts',
    ],
  },
}));
