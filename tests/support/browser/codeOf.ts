import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

const BUILT = resolve(import.meta.dirname, '../../../dist/app/assets');

/**
 * The address of the built code of a module, for `page.route`: a test that holds or cuts code that was renamed would otherwise
 * wait for nothing, or hold nothing.
 *
 * @param module the name of its file, without the ending
 * @throws Error where the build has no code of this name
 */
export function codeOf(module: string): string {
  const files = readdirSync(BUILT).filter((file) => file.startsWith(`${module}-`) && file.endsWith('.js'));
  if (files.length === 1) return `**/assets/${files[0]}`;
  throw new Error(`The build has ${files.length} files of code named "${module}" in ${BUILT}.`);
}
