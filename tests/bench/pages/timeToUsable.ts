import type { Browser } from 'playwright-core';
import { markUsable } from './markUsable.ts';
import { openSlowPage } from './openSlowPage.ts';
import type { UsablePage } from './PageContender.ts';

/** Opens a page and gives the milliseconds from the start of the navigation until it reacts to a press. */
export async function timeToUsable(browser: Browser, contender: UsablePage): Promise<number> {
  const page = await openSlowPage(browser, contender);
  try {
    await page.addInitScript(markUsable, { press: contender.press, shows: contender.shows });
    await page.goto(contender.url, { waitUntil: 'commit' });
    const time = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime);
    return (await time.jsonValue()) ?? Number.NaN;
  } finally {
    await page.context().close();
  }
}
