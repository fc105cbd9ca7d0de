import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hold } from './hold.ts';

interface Shift {
  /** As the browser counts it (CLS). */
  readonly value: number;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
  /** Of a layout shift. */
  interface PerformanceEntry {
    readonly value?: number;
    readonly sources?: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
}

/** The most that a page may jump in all. */
const STEADY = 0.02;

function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((entries) => {
    for (const { value = 0, sources = [] } of entries.getEntries()) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.slice(0, 40) ?? '';
        return `${node?.nodeName} "${text}" ${from.y}+${from.height} -> ${to.y}+${to.height}`;
      });
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved, once that is more than is allowed. */
async function expectSteady(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const isSteady = shifts.reduce((sum, { value }) => sum + value, 0) <= STEADY;
  expect(isSteady ? [] : shifts).toEqual([]);
}

/** Waits until what has changed is drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames += 1) await new Promise((next) => requestAnimationFrame(next));
  });

/**
 * Opens a page whose code comes after its first screen was drawn, and whose font comes last, as on a slow connection: it does not
 * jump.
 *
 * @param isThere waits until the code has taken the page over
 */
export async function expectNoJump(page: Page, url: string, isThere: (page: Page) => Promise<unknown>): Promise<void> {
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
  await expectSteady(page);
}

/**
 * Opens a page whose data comes after its frame was drawn: it does not jump.
 *
 * @param data addresses of what it reads
 * @param isThere waits until the data is shown
 */
export async function expectNoDataJump(
  page: Page,
  url: string,
  data: string,
  isThere: (page: Page) => Promise<unknown>,
): Promise<void> {
  await page.addInitScript(watchShifts);
  const letDataGo = await hold(page, data);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('status').first().waitFor();
  await drawn(page);
  letDataGo();
  await isThere(page);
  await drawn(page);
  await expectSteady(page);
}
