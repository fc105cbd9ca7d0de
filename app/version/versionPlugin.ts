import type { Plugin } from 'vite';

/** The file that names the deployed version. */
const VERSION_FILE = 'version.json';

/** The scripts whose hash changes with every change of what they load, by their names. */
const MAIN = new Set(['portal', 'visit']);

/**
 * Writes the version file: the paths of the documents' main scripts, whose hash changes with every change of a document. A
 * running document knows its own version from the script that it has loaded.
 */
export function versionPlugin(): Plugin {
  return {
    name: 'portal-version',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' && !file.isEntry && MAIN.has(file.name) ? file.fileName : [],
      );
      this.emitFile({ type: 'asset', fileName: VERSION_FILE, source: JSON.stringify({ scripts }) });
    },
  };
}
