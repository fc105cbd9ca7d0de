import type { Browser } from 'playwright-core';
import { markUsable } from './markUsable.ts';
import { openSlowPage } from './openSlowPage.ts';
import type { UsablePage } from './PageContender.ts';

/** Runs in a page: adds up how far what is already there moves. Without names inside: pages do not know the compiler's. */
function watchShifts() {
  Reflect.set(window, 'shifted', 0);
  new PerformanceObserver((moved) => {
    for (const entry of moved.getEntries())
      Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page and gives its layout shift until nothing is loaded any more. */
export async function shiftOf(browser: Browser, contender: UsablePage): Promise<number> {
  const page = await openSlowPage(browser, contender);
  try {
    await page.addInitScript(watchShifts);
    await page.addInitScript(markUsable, { press: contender.press, shows: contender.shows });
    await page.goto(contender.url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    return await page.evaluate<number>(() => Reflect.get(window, 'shifted'));
  } finally {
    await page.context().close();
  }
}
