import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Flags that keep the browser from talking to anyone but the page under test. Root may not use the sandbox. */
export const quietFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A camera that shows a test picture, and that a page may use unless its permission says otherwise. */
export const cameraFlags: readonly string[] = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const names = ['chromium', 'chromium-browser', 'google-chrome'] as const;

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: sparticuz } = await import('@sparticuz/chromium');
  return sparticuz.executablePath();
}

/**
 * Finds a browser for the tests: `CHROMIUM_PATH`, Playwright's own where it is installed, one on the PATH, or on Linux
 * x64 the one that an npm package carries.
 *
 * @returns the path of the executable
 * @throws Error where there is none
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is '${given}', and there is no such file. Correct it or unset it.`);
  }
  const own = chromium.executablePath();
  const found = existsSync(own) ? own : (onPath() ?? (await packaged()));
  if (found) return found;
  throw new Error(
    'There is no Chromium for the browser tests. Set CHROMIUM_PATH to one, or run `npx playwright install chromium`.',
  );
}
