import { promisify } from 'node:util';
import { init } from 'license-checker-rseidelsohn';
import type { Notice } from './Notice.ts';

const check = promisify(init);

/** The packages below a folder that an installation without development packages carries, in their order. */
export async function collectNotices(root: string): Promise<readonly Notice[]> {
  const packages = await check({
    start: root,
    production: true,
    excludePrivatePackages: true,
    customFormat: { licenseText: '' },
  });
  return Object.entries(packages).map(([name, { licenses = 'unknown', repository, licenseText = '' }]) => ({
    name,
    license: [licenses].flat().join(' and '),
    source: repository,
    text: licenseText.trim(),
  }));
}
