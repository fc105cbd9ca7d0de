import type { Page } from 'playwright-core';
import { hold } from './hold.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

function watchShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((shifts) => {
    for (const shift of shifts.getEntries()) if ('value' in shift) window.layoutShift += Number(shift.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until what has changed is drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/**
 * Opens a page whose code comes after its first screen was drawn, and whose font comes last, as on a slow connection.
 *
 * @param isThere waits until the code has taken the page over
 * @returns how far it has jumped meanwhile, as the browser counts it (CLS)
 */
export async function shiftOf(page: Page, url: string, isThere: (page: Page) => Promise<unknown>): Promise<number> {
  await page.addInitScript(watchShifts);
  const letCodeGo = await hold(page, '**/assets/*.js');
  const letFontGo = await hold(page, '**/assets/*.woff2');
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main').waitFor();
  letCodeGo();
  await isThere(page);
  const font = page.waitForResponse('**/assets/*.woff2');
  letFontGo();
  await (await font).finished();
  await drawn(page);
  return page.evaluate(() => window.layoutShift);
}

/**
 * Opens a page whose data comes after its frame was drawn.
 *
 * @param data addresses of what it reads
 * @param isThere waits until the data is shown
 * @returns how far it has jumped, as the browser counts it (CLS)
 */
export async function dataShiftOf(
  page: Page,
  url: string,
  data: string,
  isThere: (page: Page) => Promise<unknown>,
): Promise<number> {
  await page.addInitScript(watchShifts);
  const letDataGo = await hold(page, data);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('status').first().waitFor();
  await drawn(page);
  letDataGo();
  await isThere(page);
  await drawn(page);
  return page.evaluate(() => window.layoutShift);
}
