import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectQuestion, question } from './patientSteps.ts';
import { isFull, sampled } from '../full.ts';
import { expectStage } from '../browser/expectStage.ts';

/** A screen of a visit as its address shows it. */
export interface VisitScreen {
  /** Path and query that are opened. */
  readonly path: string;
  /** Where the screen stands then, if not at that path. */
  readonly at?: string;
  readonly title: string;
  /** The label of its stage, and how many indicators are filled. */
  readonly stage: readonly [label: string, filled: number];
  /** The title of the screen that the header's Back leads to; without it there is no Back. */
  readonly back?: string;
}

const backArrow = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Back' });

async function expectScreen(page: Page, url: string, { path, at = path, title, stage, back }: VisitScreen) {
  await expectQuestion(page, title);
  await expectStage(page, ...stage);
  expect(await backArrow(page).count()).toBe(back === undefined ? 0 : 1);
  await page.waitForURL(url + at);
}

/**
 * Opens screens by their addresses, one after the other, beginning at any other page: three of them, in a full run all.
 * The header's Back leaves each, and leaves no entry of it in the browser's history. The last one, in a full run each, is
 * still there after a reload, and after the browser's Back to the one before it and Forward.
 */
export async function walkAddresses(page: Page, url: string, screens: readonly VisitScreen[]): Promise<void> {
  let before = await question(page).innerText();
  const tried = sampled(screens, 3);
  for (const screen of tried) {
    await page.goto(url + screen.path);
    await expectScreen(page, url, screen);
    if (isFull || screen === tried.at(-1)) {
      await page.reload();
      await expectScreen(page, url, screen);
      await page.goBack();
      await expectQuestion(page, before);
      await page.goForward();
      await expectScreen(page, url, screen);
    }
    before = screen.back ?? screen.title;
    if (screen.back === undefined) continue;
    const entries = await page.evaluate(() => history.length);
    await backArrow(page).click();
    await expectQuestion(page, before);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }
}
