import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { DATABASE_FILE } from './databaseFile.ts';

/**
 * Puts an empty database beside the built server, which starts from it where it has none.
 *
 * @param root the folder with package.json
 */
export function emptyDatabasePlugin(root: string): Plugin {
  return {
    name: 'portal-empty-database',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      // Not at the top: only a build needs it, and every test reads the configuration.
      const { emptyDatabase } = await import('./emptyDatabase.ts');
      await copyFile(await emptyDatabase(root), resolve(dir, DATABASE_FILE));
    },
  };
}
