import type { Plugin } from 'vite';

/** Where the version of the deployed portal is told. */
const VERSION_FILE = 'version.json';

/**
 * Writes the version file: the name of the portal's main script, whose hash changes with anything that the portal
 * is made of. A running portal knows its own from its document.
 */
export function versionPlugin(): Plugin {
  return {
    name: 'portal-version',
    apply: 'build',
    generateBundle(_options, bundle) {
      const main = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'portal');
      if (main)
        this.emitFile({ type: 'asset', fileName: VERSION_FILE, source: JSON.stringify({ version: main.fileName }) });
    },
  };
}
