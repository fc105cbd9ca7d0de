// Starts the portal; builds it first where the build is missing or older than its sources. Without the packages that
// build it, as `npm ci --omit=dev` leaves them out, it starts what was built.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

const SOURCES = ['app', 'engine', 'flows', 'renderers', 'schemas', 'services', 'vite.config.ts', 'package.json'];
const BUILT = [
  ...['index', 'entry', 'visit'].map((name) => `dist/app/${name}.html`),
  'dist/app/manifest.json',
  ...['main', 'renderEntry', 'renderVisit', 'renderPage'].map((name) => `dist/server/${name}.js`),
];

const CATALOGUE = join('services', 'backend', 'catalogue');
const BRANDS = join('services', 'backend', 'brands');
const VITE = join('node_modules', 'vite', 'bin', 'vite.js');

/** Ends the start with one line. */
function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Whether this Node is one of the versions that package.json names, such as `^20.19.0 || >=24.0.0`. */
function isSupported(versions) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return versions.split(' || ').some((version) => {
    const [, sign, from, least] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(version);
    return major === Number(from) ? minor >= Number(least) : sign === '>=' && major > Number(from);
  });
}

/** Whether the server reads a file at its start, so that no build holds it. What brands share is built in. */
const isRead = (path) =>
  [CATALOGUE, BRANDS].some((folder) => path.startsWith(folder + sep)) &&
  !path.endsWith('.ts') &&
  !path.startsWith(join(BRANDS, 'shared') + sep);

/** When the newest file below a path was changed, in milliseconds; 0 where there is none. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (stat.isDirectory()) return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
  return isRead(path) ? 0 : stat.mtimeMs;
}

function build() {
  process.stdout.write('Building the portal…\n');
  for (const options of [['build'], ['build', '--ssr']]) {
    // Whatever the environment says, patients get the libraries' production code.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status } = spawnSync(process.execPath, [VITE, ...options], { stdio: 'inherit', env });
    if (status !== 0) process.exit(status ?? 1);
  }
}

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
if (!isSupported(engines.node))
  refuse(
    `The portal runs on Node ${engines.node}, and this is ${process.versions.node}. Install one of those versions.`,
  );
if (existsSync(VITE)) {
  const built = Math.min(...BUILT.map((path) => (existsSync(path) ? statSync(path).mtimeMs : 0)));
  if (built < Math.max(...SOURCES.map(newest))) build();
} else if (!BUILT.every((path) => existsSync(path))) {
  refuse('The portal is not built. Build it first: npm ci && npm run build');
}
try {
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  refuse('The packages of the portal are not installed. Install them first: npm ci --omit=dev');
}
