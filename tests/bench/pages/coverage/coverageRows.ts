import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Row } from '../../Row.ts';
import type { UsablePage } from '../PageContender.ts';
import { buildWithMaps } from './buildWithMaps.ts';
import { shareThatRan } from './shareThatRan.ts';

const LEAST = 0.7;

const kilobytes = (characters: number) => `${(characters / 1000).toFixed(0)} kB`;

/**
 * How much of the portal's own code, before compression, had run when pages were usable. What comes from packages is told
 * apart by source maps, which a second build gives.
 */
export async function coverageRows(browser: Browser, pages: readonly UsablePage[]): Promise<readonly Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-maps-'));
  try {
    await buildWithMaps(directory);
    const rows: Row[] = [];
    for (const page of pages) {
      const sources = [...(await shareThatRan(browser, page, join(directory, 'app'))).values()];
      const arrived = sources.reduce((sum, one) => sum + one.arrived, 0);
      const ran = sources.reduce((sum, one) => sum + one.ran, 0);
      rows.push({
        id: 'B3b',
        measure: `own code that ran, ${page.name}`,
        against: 'own code that had arrived',
        figures: { engine: kilobytes(ran), reference: kilobytes(arrived) },
        ratio: ran / arrived,
        limit: LEAST,
        isLowest: true,
        gate: false,
      });
    }
    return rows;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
