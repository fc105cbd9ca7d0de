import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PAGE = '<!doctype html><html><head><title>Portal</title></head><body><div id="root"></div></body></html>';

/** Draws no entry page. */
const RENDERER = `export const entryAddressOf = () => undefined;
export const describeEntry = () => ({ title: 'Portal', description: 'Portal' });
export const earlyScript = () => '';
export const renderEntry = () => '';
export const themeSheet = () => '';`;

/** Draws of a visit whose it is. */
const VISITS = `export const intakeIdOf = (path) => /^\\/intake\\/([^/]+)\\/hiw$/.exec(path)?.[1];
export const earlyScript = () => '';
export const renderVisit = (href, { settings }, reads) => ({ screen: reads ? reads.user.first_name : 'nobody' });`;

/**
 * Draws of the dashboard what the API says of an address of the patient, in the time zone of the device. There is a page behind
 * the login at every address that does not begin with /gone.
 */
const PAGES = `export const isPortalPath = (path) => !path.includes('/gone');
export const isDrawnPage = (path) => path.startsWith('/dashboard');
export const earlyScript = () => '';
export const findVisitorBy = () => undefined;
export const renderPage = async (href, { session, fetch, zone }) => {
  if (href === '/dashboard') return { redirect: '/dashboard/' + session.user._id + '/profile' };
  const read = new URL(href, 'http://portal.invalid').searchParams.get('read') ?? '/v2/timeline';
  if (read === 'broken') throw new Error('this page is broken');
  const answer = await fetch(new Request('http://portal.invalid' + read.replace('{me}', session.user._id)));
  if (!answer.ok) return undefined;
  const given = { user: session.user, reads: [[['read'], await answer.json()]] };
  return { screen: session.user.first_name + ' in ' + zone, given, modules: ['page.tsx'], parts: ['later.tsx'] };
};`;

/** The document loads what is shared; the page needs a module and a sheet of its own, and the sheet of a part that comes later. */
const MANIFEST = JSON.stringify({
  'index.html': { file: 'assets/index.js', imports: ['shared'] },
  shared: { file: 'assets/shared.js', css: ['assets/shared.css'] },
  'page.tsx': { file: 'assets/page.js', imports: ['index.html', 'shared', 'part'], css: ['assets/page.css'] },
  part: { file: 'assets/part.js', css: ['assets/part.css'] },
  'later.tsx': { file: 'assets/later.js', imports: ['index.html'], css: ['assets/later.css'] },
});

/** What is there of a portal that is built, in a directory of its own. @param files its files by path, beside the pages */
export function builtPortal(files: { readonly [path: string]: string } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'portal-app-'));
  const all = {
    'package.json': '{ "type": "module" }',
    'server/renderEntry.js': RENDERER,
    'server/renderVisit.js': VISITS,
    'server/renderPage.js': PAGES,
    'app/manifest.json': MANIFEST,
    'app/assets/page.css': '.page{}',
    'app/assets/part.css': '.part{}',
    'app/assets/later.css': '.later{}',
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
