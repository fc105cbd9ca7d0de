import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PAGE = '<!doctype html><html><head><title>Portal</title></head><body><div id="root"></div></body></html>';

/** Draws no entry page: there is a page behind the login at every address that does not begin with /gone. */
const RENDERER = `export const entryAddressOf = () => undefined;
export const isPortalPath = (path) => !path.includes('/gone');
export const describeEntry = () => ({ title: 'Portal', description: 'Portal' });
export const earlyScript = () => '';
export const renderEntry = () => '';
export const themeSheet = () => '';`;

/** Draws of a visit whose it is. */
const VISITS = `export const intakeIdOf = (path) => /^\\/intake\\/([^/]+)\\/hiw$/.exec(path)?.[1];
export const earlyScript = () => '';
export const renderVisit = (href, { settings }, reads) => reads ? reads.user.first_name : 'nobody';`;

/** What is there of a portal that is built, in a directory of its own. @param files its files by path, beside the pages */
export function builtPortal(files: { readonly [path: string]: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'portal-app-'));
  const all = {
    'package.json': '{ "type": "module" }',
    'server/renderEntry.js': RENDERER,
    'server/renderVisit.js': VISITS,
    'app/index.html': PAGE,
    'app/entry.html': PAGE,
    'app/visit.html': PAGE,
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [join('app', path), text])),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { directory: join(root, 'app'), remove: () => rmSync(root, { recursive: true }) };
}
