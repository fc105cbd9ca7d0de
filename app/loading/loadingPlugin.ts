import type { Plugin } from 'vite';

/** The module by which the build loads code that is loaded later. */
const HELPER = '\0vite/preload-helper.js';

/** Has the build load later code by `loadCode`, which tries again where a file could not be loaded. @param file where that stands */
export const loadingPlugin = (file: string): Plugin => ({
  name: 'portal-loading',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { loadCode as __vitePreload } from '${file.replaceAll('\\', '/')}';` : undefined,
});
