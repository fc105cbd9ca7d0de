import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../browser/expectAccessible.ts';

/** Shows what a tab has. */
export const showTab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();

/** Examines what a tab shows; what is around it is the same with every tab. */
export const expectTab = (page: Page) => expectAccessible(page, '[role=tabpanel]');

/** Selects the n-th place of a text in the editor, as an author finds it. */
export async function find(page: Page, text: string, times = 1): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Find in the text' }).fill(text);
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // The cursor moves by what is drawn: before it has come there, a line down may be any.
  await page.locator('.cm-activeLine', { hasText: text }).waitFor();
}

/** Picks what the editor offers for what is being typed. */
export async function pick(page: Page, offered: string): Promise<void> {
  // A press is lost while the list waits for what is offered for the letters that were typed last. It takes no keys in its
  // first moment, so that typing on does not choose by mistake.
  const current = page.locator('.cm-tooltip-autocomplete:not(.cm-tooltip-autocomplete-disabled)');
  await current.locator('li[aria-selected]', { hasText: offered }).click();
  await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' });
}

/** The text that a press of the button downloads. */
export async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[a-z-]+\.steps\.json$/);
  return readFile(await download.path(), 'utf8');
}

/** Whether the editor has the focus. */
export const hasFocus = (page: Page) =>
  page.locator('.cm-content').evaluate((editor) => editor === document.activeElement);
