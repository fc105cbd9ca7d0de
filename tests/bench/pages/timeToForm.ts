import type { Browser } from 'playwright-core';
import { openSlowPage } from './openSlowPage.ts';
import type { PageContender } from './PageContender.ts';

/** Has the browser say when it first draws a text of the form. Without names inside: pages do not know the compiler's. */
function watchForm() {
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('form :not([elementtiming])'))
      element.setAttribute('elementtiming', 'form');
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((drawn) => {
    if (performance.getEntriesByName('form drawn').length > 0) return;
    const times = drawn.getEntries().map(({ startTime }) => startTime);
    performance.mark('form drawn', { startTime: Math.min(...times) });
  }).observe({ type: 'element', buffered: true });
}

/**
 * Opens a page and gives the milliseconds from the start of the navigation until its form is on screen: when the browser
 * has presented the first frame with a text of the form in it, as its Element Timing says.
 */
export async function timeToForm(browser: Browser, contender: PageContender): Promise<number> {
  const page = await openSlowPage(browser, contender);
  try {
    await page.addInitScript(watchForm);
    await page.goto(contender.url, { waitUntil: 'commit' });
    const time = await page.waitForFunction(() => performance.getEntriesByName('form drawn')[0]?.startTime);
    return (await time.jsonValue()) ?? Number.NaN;
  } finally {
    await page.context().close();
  }
}
