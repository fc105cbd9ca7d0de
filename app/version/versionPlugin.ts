import type { Plugin } from 'vite';

/** The file that names the deployed version. */
const VERSION_FILE = 'version.json';

/**
 * Writes the version file: the name of the portal's main script, whose hash changes with every change of the portal. A
 * running portal knows its own version from its document.
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
