import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { markUsable } from '../markUsable.ts';
import { openSlowPage } from '../openSlowPage.ts';
import type { UsablePage } from '../PageContender.ts';
import { markTakenOver } from './markTakenOver.ts';
import { ownSources } from './ownSources.ts';
import { ranIn } from './ranIn.ts';

/** Characters of the portal's own code: those that had arrived, and those of them that ran. */
export interface Ran {
  readonly arrived: number;
  readonly ran: number;
}

/** Waits until the page is usable. @returns the scripts that had arrived then */
async function arrivedScripts(page: Page): Promise<ReadonlySet<string>> {
  const found = await page.waitForFunction(() => {
    const [usable] = performance.getEntriesByName('usable');
    return (
      usable &&
      performance
        .getEntriesByType('resource')
        .filter((entry) => Reflect.get(entry, 'responseEnd') <= usable.startTime)
        .map(({ name }) => name)
    );
  });
  return new Set(await found.jsonValue());
}

/**
 * Opens a page and says how much of the portal's own code has run once it is usable, of the scripts that had arrived.
 *
 * @returns by source file
 * @param directory a build of the portal with source maps, of the same files that are served
 */
export async function shareThatRan(
  browser: Browser,
  contender: UsablePage,
  directory: string,
): Promise<ReadonlyMap<string, Ran>> {
  const { url, press, shows } = contender;
  const page = await openSlowPage(browser, contender);
  try {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    if (press === undefined) await page.addInitScript(markTakenOver, shows);
    else await page.addInitScript(markUsable, { press, shows });
    await page.goto(url, { waitUntil: 'commit' });
    const arrived = await arrivedScripts(page);
    const scripts = await page.coverage.stopJSCoverage();
    const sources = new Map<string, { arrived: number; ran: number }>();
    for (const script of scripts.filter((one) => arrived.has(one.url))) {
      const { source = '' } = script;
      const file = join(directory, new URL(script.url).pathname);
      if (readFileSync(file, 'utf8') !== source)
        throw new Error(`${script.url} is not what is built; run \`npm run build\``);
      // The bundler's own code has no map.
      if (!existsSync(`${file}.map`)) continue;
      const ran = ranIn(source.length, script);
      for (const [offset, name] of ownSources(source, JSON.parse(readFileSync(`${file}.map`, 'utf8'))).entries()) {
        if (name === undefined) continue;
        const counted = sources.get(name) ?? { arrived: 0, ran: 0 };
        sources.set(name, { arrived: counted.arrived + 1, ran: counted.ran + (ran[offset] ?? 0) });
      }
    }
    return sources;
  } finally {
    await page.context().close();
  }
}
