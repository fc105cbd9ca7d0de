import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes beside the built portal what it says of the packages that it carries.
 *
 * @param root the folder with package.json
 */
export function noticesPlugin(root: string): Plugin {
  return {
    name: 'portal-notices',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      // Not at the top: only a build needs it, and every test reads the configuration.
      const { collectNotices } = await import('./collectNotices.ts');
      const { noticesText } = await import('./noticesText.ts');
      await writeFile(resolve(dir, '../third-party-notices.txt'), noticesText(await collectNotices(root)));
    },
  };
}
