import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../kernel/settings/SettingsError.ts';

/** What is served of a build, beside its assets. */
const FILES = [
  'index.html',
  'entry.html',
  'visit.html',
  'manifest.json',
  ...['renderEntry', 'renderVisit', 'renderPage'].map((name) => `../server/${name}.js`),
];

/** Checks that a directory holds the built portal; without a directory there is nothing to check. @throws SettingsError */
export function checkBuild(directory: string | undefined): void {
  if (directory === undefined) return;
  const missing = FILES.map((name) => join(directory, name)).find((path) => !existsSync(path));
  if (missing === undefined) return;
  throw new SettingsError(
    `The directory ${directory} does not hold the built portal: ${missing} is missing. Build it with npm run build, set ` +
      'PORTAL_APP to the directory of the build, or set it to none to serve the API alone.',
  );
}
